import { until } from './until'

/** Time and chance, injectable so that waits can be tested without waiting. */
export interface Clock {
  /** Milliseconds since 1970. */
  now: () => number
  /** At least 0, below 1. */
  random: () => number
  /** Resolves after `ms`; rejects with the signal's reason as soon as it aborts. */
  sleep: (ms: number, signal?: AbortSignal) => Promise<void>
}

/** Longer delays overflow a timer and fire at once. */
export const LONGEST_TIMER_MS = 2 ** 31 - 1

export const systemClock: Clock = {
  now: () => Date.now(),
  random: () => Math.random(),
  async sleep(ms, signal) {
    let timer: ReturnType<typeof setTimeout> | undefined
    const elapsed = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, Math.min(ms, LONGEST_TIMER_MS))
    })
    try {
      await (signal === undefined ? elapsed : until(signal, elapsed))
    } finally {
      clearTimeout(timer)
    }
  }
}
