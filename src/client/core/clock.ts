import { sleep } from '../../waiting'

/** Time and chance, injectable so that waits can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970; never goes back. */
  now: () => number
  /** At least 0, below 1. */
  random: () => number
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

export const systemClock: Clock = {
  // A clock that is set back would lengthen every deadline.
  now: () => performance.timeOrigin + performance.now(),
  random: () => Math.random(),
  sleep
}

/** The time limit of one operation with all its requests, repeats and waits. */
export class Deadline {
  private readonly end: number

  constructor(
    private readonly clock: Clock,
    readonly ms: number
  ) {
    this.end = clock.now() + ms
  }

  /** Milliseconds left, never below 0. */
  remaining(): number {
    return Math.max(0, this.end - this.clock.now())
  }
}
