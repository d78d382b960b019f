import { createBirpc } from 'birpc'
import * as v from 'valibot'
import { ERRORS_AS_DATA, GlanceError } from '../errors'
import { words } from './words'

/** A pipe to the other side: structured data out, structured data in. */
export interface Port {
  post(message: unknown): void
  listen(receive: (message: unknown) => void): void
}

/** One call of a table: its type, and the schema that its arguments are checked by where they arrive. */
interface Call<F> {
  readonly request: v.GenericSchema
  readonly type?: F
}

/** The calls that one side answers, by name. */
export type CallTable = Readonly<Record<string, { readonly request: v.GenericSchema }>>

/** The functions behind a table of calls, as the side that answers them provides them. */
export type CallsOf<T extends CallTable> = {
  [K in keyof T]: T[K] extends Call<infer F> ? F : never
}

type Schemas = readonly v.GenericSchema[]

/** Arguments of these schemas. Those that may be undefined may be left out. */
type ArgumentsOf<S extends Schemas> = S extends readonly [
  infer First,
  ...infer Rest extends Schemas
]
  ? First extends v.GenericSchema<unknown, infer Value>
    ? undefined extends Value
      ? [given?: Value, ...rest: ArgumentsOf<Rest>]
      : [given: Value, ...rest: ArgumentsOf<Rest>]
    : never
  : []

/** An entry of a table of calls: `takes(nodeId).gives<FrameDocument>()`. */
export function takes<const S extends Schemas>(...schemas: S) {
  return {
    gives: <Answer = void>(): Call<(...args: ArgumentsOf<S>) => Promise<Answer>> => ({
      request: v.tuple(schemas)
    })
  }
}

/** The same for a call without an answer. */
export function tells<const S extends Schemas>(
  ...schemas: S
): Call<(...args: ArgumentsOf<S>) => void> {
  return { request: v.tuple(schemas) }
}

/** The other side's calls, as seen from here. */
export interface Channel<Remote extends object> {
  /** Calls the other side and waits for its answer. Rejects with a GlanceError. */
  remote: Remote
  /** Sends a message without waiting for an answer. */
  tell<K extends keyof Remote & string>(
    name: K,
    ...args: Remote[K] extends (...args: infer A) => unknown ? A : never
  ): void
}

/** Long enough for exports of very large frames, the slowest work of the main thread. */
const CALL_TIMEOUT_MS = 120_000

/**
 * Connects both threads over a port. `local` answers the other side's calls, whose arguments are checked by `table` first
 * and refused with `unfit_request` if invalid. Answers are not checked: both sides are of one build, and the main thread
 * parses what it reads from the file.
 */
export function createChannel<Remote extends object, T extends CallTable = CallTable>(
  table: T,
  local: CallsOf<T>,
  port: Port,
  timeout = CALL_TIMEOUT_MS
): Channel<Remote> {
  const rpc = createBirpc<Record<string, (...args: unknown[]) => unknown>, object, false>(
    checkedCalls(table, local),
    {
      // Its proxy needs Object.hasOwn, which Figma's main thread may not have.
      proxify: false,
      post: (message) => port.post(message),
      on: (receive) =>
        port.listen((message) => {
          if (isOurs(message)) receive(message)
        }),
      bind: 'functions',
      timeout,
      ...ERRORS_AS_DATA,
      onTimeoutError: (name) => {
        throw new GlanceError({ code: 'no_answer', ...words().noAnswer(name), sent: 'maybe' })
      }
    }
  )
  const remote = new Proxy({} as Remote, {
    // A promise of it asks for `then`.
    get: (_, name) =>
      typeof name === 'string' && name !== 'then'
        ? (...args: unknown[]) => rpc.$call(name, ...args)
        : undefined
  })
  return { remote, tell: (name, ...args) => void rpc.$callEvent(name, ...args) }
}

/** The checked calls, without a prototype, so that only the table's calls exist. */
function checkedCalls(table: CallTable, local: object): object {
  const checked = Object.create(null) as Record<string, unknown>
  for (const [name, { request }] of Object.entries(table)) {
    const call = (local as Record<string, unknown>)[name] as (...args: unknown[]) => unknown
    checked[name] = (...args: unknown[]) => {
      const parsed = v.safeParse(request, args)
      if (parsed.success) return call(...(parsed.output as unknown[]))
      throw new GlanceError({ code: 'unfit_request', ...words().unfitRequest(name), sent: 'no' })
    }
  }
  return checked
}

/** Whether a message is a call or an answer to one; messages of other senders are ignored. */
function isOurs(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false
  const { t, m, a, i } = message as Record<string, unknown>
  return t === 'q' ? typeof m === 'string' && Array.isArray(a) : t === 's' && typeof i === 'string'
}
