import {
  newQuickJSWASMModule,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime
} from 'quickjs-emscripten'
import { TO_ES2020 } from './es2020'

const STACK_BYTES = 1 << 20

/**
 * A QuickJS engine of its own for one plugin, with ES2020 and nothing else. It is never taken apart, only let go of: its
 * memory goes with it.
 */
export class Sandbox {
  /** Runs plugin code, from where it is entered until it has come to rest. */
  around: <T>(run: () => T) => T = (run) => run()
  private entered = false

  private constructor(
    readonly vm: QuickJSContext,
    private readonly runtime: QuickJSRuntime
  ) {
    runtime.setMaxStackSize(STACK_BYTES)
  }

  static async create(): Promise<Sandbox> {
    const engine = await newQuickJSWASMModule()
    const runtime = engine.newRuntime()
    const sandbox = new Sandbox(runtime.newContext(), runtime)
    sandbox.unwrap(sandbox.vm.evalCode(TO_ES2020, 'es2020.js')).dispose()
    return sandbox
  }

  /** Runs a script; its errors are thrown. */
  evaluate(code: string, file: string): QuickJSHandle {
    return this.enter(() => this.unwrap(this.vm.evalCode(code, file)))
  }

  call(fn: QuickJSHandle, args: QuickJSHandle[]): QuickJSHandle {
    return this.enter(() => this.unwrap(this.vm.callFunction(fn, this.vm.undefined, args)))
  }

  /** On leaving the outermost entry, promise reactions run too. */
  private enter<T>(run: () => T): T {
    if (this.entered) return run()
    return this.around(() => {
      this.entered = true
      try {
        const result = run()
        this.unwrap(this.runtime.executePendingJobs())
        return result
      } finally {
        this.entered = false
      }
    })
  }

  private unwrap<T>(result: { value: T; error?: undefined } | { error: QuickJSHandle }): T {
    if (!result.error) return result.value
    const dumped: unknown = this.vm.dump(result.error)
    result.error.dispose()
    throw toError(dumped)
  }
}

function toError(dumped: unknown): Error {
  const { name, message, stack } = Object(dumped) as Partial<Record<string, string>>
  const error = new Error(message ?? String(dumped))
  if (name) error.name = name
  if (stack) error.stack = `${error.name}: ${error.message}\n${stack}`
  return error
}
