import { sleep } from '../../waiting'

/** Time and chance, injectable so that waits can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** At least 0, below 1. */
  random: () => number
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  sleep
}
