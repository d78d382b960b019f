import type { Steps } from '../perception'

/**
 * Runs the engine's steps, in slices where the thread also receives other messages. Stops with the signal's reason
 * at the next pause once it aborts.
 */
export type Drive = <T>(steps: Steps<T>, signal: AbortSignal) => Promise<T>

/** Runs the engine's steps for one request. Rejects with its signal's reason once it aborts. */
export type Run = <T>(steps: Steps<T>) => Promise<T>

/** The engine as one request may use it: nothing is begun or handed on after an abort. */
export function stoppable(drive: Drive, signal: AbortSignal): Run {
  return async (steps) => {
    signal.throwIfAborted()
    const result = await drive(steps, signal)
    signal.throwIfAborted()
    return result
  }
}
