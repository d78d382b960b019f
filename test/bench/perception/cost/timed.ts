import type { Steps } from '../../../../src/perception'

/** What one run took, ms. */
export interface Timed {
  wall: number
  /** Longest stretch between two pauses. */
  longest: number
}

/** Runs steps to their end by the clock. */
export function timed(steps: Steps<unknown>): Timed {
  const start = performance.now()
  let last = start
  let longest = 0
  for (;;) {
    const { done } = steps.next()
    const now = performance.now()
    longest = Math.max(longest, now - last)
    last = now
    if (done) break
  }
  return { wall: last - start, longest }
}
