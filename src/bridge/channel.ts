import { createBirpc } from 'birpc'
import { ERRORS_AS_DATA, GlanceError } from '../errors'
import { words } from './words'

/** A pipe to the other side: structured data out, structured data in. */
export interface Port {
  post(message: unknown): void
  listen(receive: (message: unknown) => void): void
}

type Calls = object

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
  tell<K extends keyof T & string>(
    name: K,
    ...args: T[K] extends (...a: infer A) => unknown ? A : never
  ): void
}

/** Exports of very large frames are the slowest thing the main thread does. */
const CALL_TIMEOUT_MS = 120_000

/**
 * Joins both threads over a port. `local` answers the other side's calls; `names` lists what may be
 * called there, so that a misspelt call fails here and not as a lost message.
 */
export function createChannel<T extends Calls>(
  local: Calls,
  names: readonly (keyof T & string)[],
  port: Port,
  timeout = CALL_TIMEOUT_MS
): Channel<T> {
  // Without a prototype nothing but the contract can be called.
  const own: Calls = Object.assign(Object.create(null) as Calls, local)
  const rpc = createBirpc<Record<string, (...args: unknown[]) => unknown>, Calls, false>(own, {
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
  })
  const remote: Record<string, unknown> = {}
  for (const name of names) remote[name] = (...args: unknown[]) => rpc.$call(name, ...args)
  return {
    remote: remote as Remote<T>,
    tell: (name, ...args) => void rpc.$callEvent(name, ...args)
  }
}

/** A call or an answer to one; whoever else posts to this window is not listened to. */
function isOurs(message: unknown): boolean {
  if (typeof message !== 'object' || message === null) return false
  const { t, m, a, i } = message as Record<string, unknown>
  return t === 'q' ? typeof m === 'string' && Array.isArray(a) : t === 's' && typeof i === 'string'
}
