import {
  newQuickJSWASMModule,
  type QuickJSContext,
  type QuickJSHandle,
  type QuickJSRuntime
} from 'quickjs-emscripten'
import { TO_ES2020 } from './es2020'

export interface SandboxLimits {
  /** The longest one uninterrupted run of plugin code, ms. */
  runMs: number
  memoryBytes: number
}

const DEFAULTS: SandboxLimits = { runMs: 60_000, memoryBytes: 512 * 2 ** 20 }
const STACK_BYTES = 1 << 20

/**
 * A QuickJS engine of its own for one plugin, with ES2020 and nothing else. It is never taken apart,
 * only let go of: its memory goes with it, even after plugin code was cut off half-way.
 */
export class Sandbox {
  /** Called when plugin code was cut off because it ran too long. */
  onStopped: (() => void) | undefined
  /** Called when plugin code has come to rest, its promise reactions too. */
  onIdle: (() => void) | undefined
  /** Runs plugin code, from where it is entered until it has come to rest. */
  around: <T>(run: () => T) => T = (run) => run()
  private deadline = Infinity
  private entered = false

  private constructor(
    readonly vm: QuickJSContext,
    private readonly runtime: QuickJSRuntime,
    private readonly limits: SandboxLimits
  ) {
    runtime.setMemoryLimit(limits.memoryBytes)
    runtime.setMaxStackSize(STACK_BYTES)
    runtime.setInterruptHandler(() => Date.now() > this.deadline)
  }

  static async create(limits: Partial<SandboxLimits> = {}): Promise<Sandbox> {
    const engine = await newQuickJSWASMModule()
    const runtime = engine.newRuntime()
    const sandbox = new Sandbox(runtime.newContext(), runtime, { ...DEFAULTS, ...limits })
    // The plugin's time has not begun.
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

  /** From the outermost entry the clock runs; on leaving it, promise reactions run too. */
  private enter<T>(run: () => T): T {
    if (this.entered) return run()
    return this.around(() => {
      this.deadline = Date.now() + this.limits.runMs
      this.entered = true
      try {
        const result = run()
        this.unwrap(this.runtime.executePendingJobs())
        this.onIdle?.()
        return result
      } finally {
        this.entered = false
        this.deadline = Infinity
      }
    })
  }

  private unwrap<T>(result: { value: T; error?: undefined } | { error: QuickJSHandle }): T {
    if (!result.error) return result.value
    const dumped: unknown = this.vm.dump(result.error)
    result.error.dispose()
    throw this.toError(dumped)
  }

  /** An error of plugin code, or what it means when the engine cut the code off. */
  explain(error: Error): Error {
    if (error.name !== 'InternalError' || error.message !== 'interrupted') return error
    const seconds = this.limits.runMs / 1000
    this.onStopped?.()
    return new Error(`The plugin ran for more than ${seconds} s without a pause and was stopped.`)
  }

  private toError(dumped: unknown): Error {
    const { name, message, stack } = Object(dumped) as Partial<Record<string, string>>
    const error = new Error(message ?? String(dumped))
    if (name) error.name = name
    if (stack) error.stack = `${error.name}: ${error.message}\n${stack}`
    return this.explain(error)
  }
}
