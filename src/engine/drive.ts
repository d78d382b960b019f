import type { Steps } from '../perception'

/**
 * Runs the engine's steps, in slices where anything else is to be heard meanwhile. Stops with the signal's
 * reason at the next pause once it aborts.
 */
export type Drive = <T>(steps: Steps<T>, signal: AbortSignal) => Promise<T>
