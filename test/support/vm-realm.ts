import { createContext, Script } from 'node:vm'
import type { NewRealm } from '../../src/playground/host/contract'
import { enterRealm } from '../../src/playground/host/realm'
import { TO_ES2020 } from './sandbox/es2020'

/**
 * A realm of Node's own engine cut down to ES2020, in which the plugin's script meets the API itself, as in the page: many
 * times as fast as QuickJS. Its stack is deeper, and nothing stops code that hangs or takes all memory: tests of what is
 * deep, long or endless, and some of each other kind, run in QuickJS.
 */
export const vmRealm: NewRealm = () => {
  const context = createContext({})
  const run = (code: string, file: string): unknown => scriptOf(code, file).runInContext(context)
  run(TO_ES2020, 'es2020.js')
  return {
    run(globals, script) {
      enterRealm(run('globalThis', 'scope.js') as typeof globalThis, globals)
      run(`(() => {${script}\n})()`, 'main.js')
    },
    close: () => undefined
  }
}

/** Compiled scripts by file and code: plugins run the same ones again and again. */
const scripts = new Map<string, Script>()

function scriptOf(code: string, file: string): Script {
  const key = `${file}\n${code}`
  const script = scripts.get(key) ?? new Script(code, { filename: file })
  scripts.set(key, script)
  return script
}
