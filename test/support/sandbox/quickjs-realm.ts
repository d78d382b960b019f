import type { NewRealm } from '../../../src/playground/host/contract'
import { Membrane } from './membrane'
import { Sandbox, type SandboxLimits } from './sandbox'

interface QuickJsOptions {
  limits?: Partial<SandboxLimits> | undefined
  /** Runs plugin code, from where it is entered until it has come to rest. */
  around?: Sandbox['around']
}

/** Figma's own kind of realm: an engine apart, which only copies and handles enter and leave. */
export function quickJsRealm({ limits, around }: QuickJsOptions = {}): NewRealm {
  return async ({ failed, stop }) => {
    const sandbox = await Sandbox.create(limits)
    if (around) sandbox.around = around
    const membrane = new Membrane(sandbox, failed)
    sandbox.onStopped = stop
    return {
      run(globals, script) {
        membrane.define(globals)
        membrane.run(script, 'main.js')
      },
      close: () => membrane.close()
    }
  }
}
