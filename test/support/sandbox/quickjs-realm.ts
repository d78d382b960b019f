import type { NewRealm } from '../../../src/playground/host/contract'
import { Membrane } from './membrane'
import { Sandbox } from './sandbox'

/**
 * Figma's own kind of realm: an engine apart, which only copies and handles enter and leave. `around` runs plugin code, from
 * where it is entered until it has come to rest.
 */
export function quickJsRealm(around: Sandbox['around']): NewRealm {
  return async (failed) => {
    const sandbox = await Sandbox.create()
    sandbox.around = around
    const membrane = new Membrane(sandbox, failed)
    return {
      run(globals, script) {
        membrane.define(globals)
        membrane.run(script, 'main.js')
      },
      close: () => membrane.close()
    }
  }
}
