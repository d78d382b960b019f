import { createContext, Script } from 'node:vm'
import type { QuickJSContext } from 'quickjs-emscripten'
import type { NewEngine } from '../../src/playground/host/contract'

/**
 * Node's own engine in QuickJS's place, many times as fast, with globals of its own, cut down to ES2020 by the sandbox as
 * QuickJS is. Its stack is deeper, and nothing stops code that hangs or takes all memory: tests of what is deep, long or
 * endless, and some of each other kind, run in QuickJS, as all in the browser do.
 */
export const v8Engine: NewEngine = () => Promise.resolve({ newRuntime })

/** A value of the sandbox, which needs no freeing here. */
class Held<T = unknown> {
  constructor(readonly value: T) {}
  consume<R>(use: (held: this) => R): R {
    return use(this)
  }
  dispose(): void {
    // Node collects it.
  }
}

type Outcome = { value: Held; error?: undefined } | { error: Held }

function newRuntime(): ReturnType<Awaited<ReturnType<NewEngine>>['newRuntime']> {
  const context = createContext({}, { microtaskMode: 'afterEvaluate' })
  const attempt = (run: () => unknown): Outcome => {
    try {
      return { value: new Held(run()) }
    } catch (error) {
      return { error: new Held(error) }
    }
  }
  const evaluate = (code: string, file = 'script.js'): unknown =>
    scriptOf(code, file).runInContext(context)
  const vm = {
    undefined: new Held(undefined),
    true: new Held(true),
    false: new Held(false),
    evalCode: (code: string, file?: string) => attempt(() => evaluate(code, file)),
    callFunction: (fn: Held<Callable>, _this: Held, args: Held[]) =>
      attempt(() => fn.value(...args.map(({ value }) => value))),
    dump: ({ value }: Held) => dump(value),
    newFunction: (_name: string, fn: (...args: Held[]) => Held) =>
      new Held((...args: unknown[]) => fn(...args.map((arg) => new Held(arg))).value),
    newString: (text: string) => new Held(text),
    newNumber: (number: number) => new Held(number),
    newObject: () => new Held({}),
    newArray: () => new Held([]),
    newArrayBuffer: (buffer: ArrayBuffer) => new Held(buffer),
    getString: ({ value }: Held) => String(value),
    getNumber: ({ value }: Held) => Number(value),
    getArrayBuffer: ({ value }: Held<ArrayBuffer>) => new Held(new Uint8Array(value)),
    getProp: ({ value }: Held<Record<string, unknown>>, key: string) => new Held(value[key]),
    setProp: ({ value }: Held<Record<string, unknown>>, key: string, { value: of }: Held) =>
      void (value[key] = of)
  }
  const runtime = {
    setMemoryLimit: () => undefined,
    setMaxStackSize: () => undefined,
    setInterruptHandler: () => undefined,
    // Promise reactions run after a script has.
    executePendingJobs: () => attempt(() => evaluate('0')),
    newContext: () => vm as unknown as QuickJSContext
  }
  return runtime as unknown as ReturnType<typeof newRuntime>
}

type Callable = (...args: unknown[]) => unknown

/** As QuickJS does, an error's own words; also of another realm's error. */
function dump(value: unknown): unknown {
  if (typeof value !== 'object' || value === null || !('message' in value)) return value
  const { name, message, stack } = value as Record<string, unknown>
  return { name, message, stack } satisfies Partial<Record<keyof Error, unknown>>
}

/** Compiled scripts by file and code: plugins run the same ones again and again. */
const scripts = new Map<string, Script>()

function scriptOf(code: string, file: string): Script {
  const key = `${file}\n${code}`
  const script = scripts.get(key) ?? new Script(code, { filename: file })
  scripts.set(key, script)
  return script
}
