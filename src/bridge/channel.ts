import { createBirpc } from 'birpc'
import * as v from 'valibot'
import { ERRORS_AS_DATA, GlanceError } from '../errors'
import { words } from './words'

/** A pipe to the other side: structured data out, structured data in. */
export interface Port {
  post(message: unknown): void
  listen(receive: (message: unknown) => void): void
}

type Calls = object

type ArgumentsOf<F> = F extends (...args: infer A) => unknown ? A : never
type AnswerOf<F> = F extends (...args: never) => infer R ? Awaited<R> : never

/** What comes with each call of a contract, in order. */
export type Requests<T extends Calls> = {
  readonly [K in keyof T]: v.GenericSchema<unknown, ArgumentsOf<T[K]>>
}

/** What each call of a contract is answered with. */
export type Answers<T extends Calls> = {
  readonly [K in keyof T]: v.GenericSchema<unknown, AnswerOf<T[K]>>
}

/** A remote contract as seen from here: every call answers by promise, rejecting with a GlanceError. */
export type Remote<T extends Calls> = {
  [K in keyof T]: T[K] extends (...args: infer A) => infer R
    ? (...args: A) => Promise<Awaited<R>>
    : never
}

export interface Channel<T extends Calls> {
  /** Calls the other side and waits for its answer. */
  remote: Remote<T>
  /** Tells the other side without waiting. */
  tell<K extends keyof T & string>(name: K, ...args: ArgumentsOf<T[K]>): void
}

/** Exports of very large frames are the slowest thing the main thread does. */
const CALL_TIMEOUT_MS = 120_000

/**
 * Joins both threads over a port. `local` answers the other side's calls, whose arguments go by `requests`; what may be
 * called there, and what comes back, is in `answers`. Whatever arrives is checked before anything is done with it:
 * a request that does not fit is answered with `unfit_request` and not run, an answer that does not fit rejects with
 * `unfit_answer`.
 */
export function createChannel<L extends Calls, R extends Calls>(
  local: L,
  requests: Requests<L>,
  answers: Answers<R>,
  port: Port,
  timeout = CALL_TIMEOUT_MS
): Channel<R> {
  const rpc = createBirpc<Record<string, (...args: unknown[]) => unknown>, Calls, false>(
    checkedCalls(local, requests),
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
  const remote: Record<string, unknown> = {}
  for (const [name, schema] of entriesOf(answers)) {
    remote[name] = async (...args: unknown[]) => {
      const parsed = v.safeParse(schema, await rpc.$call(name, ...args))
      if (parsed.success) return parsed.output
      throw new GlanceError({ code: 'unfit_answer', ...words().unfitAnswer(name), sent: 'maybe' })
    }
  }
  return {
    remote: remote as Remote<R>,
    tell: (name, ...args) => void rpc.$callEvent(name, ...args)
  }
}

/** Without a prototype, so that nothing but the contract can be called. */
function checkedCalls<L extends Calls>(local: L, requests: Requests<L>): Calls {
  const checked = Object.create(null) as Record<string, unknown>
  for (const [name, schema] of entriesOf(requests)) {
    const call = local[name as keyof L] as (...args: unknown[]) => unknown
    checked[name] = (...args: unknown[]) => {
      const parsed = v.safeParse(schema, args)
      if (parsed.success) return call(...(parsed.output as unknown[]))
      throw new GlanceError({ code: 'unfit_request', ...words().unfitRequest(name), sent: 'no' })
    }
  }
  return checked
}

function entriesOf<T extends Calls>(
  schemas: Requests<T> | Answers<T>
): [name: string, schema: v.GenericSchema][] {
  return Object.entries(schemas)
}

/** A call or an answer to one; whoever else posts to this window is not listened to. */
function isOurs(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false
  const { t, m, a, i } = message as Record<string, unknown>
  return t === 'q' ? typeof m === 'string' && Array.isArray(a) : t === 's' && typeof i === 'string'
}
