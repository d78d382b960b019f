import type { Steps } from '../../../../src/perception'

/** What one run took, ms. */
export interface Timed {
  wall: number
  /** Of all threads, the compiler's and the garbage collector's with them. */
  processor: number
  /** Longest stretch between two pauses. */
  longest: number
}

/** Runs steps to their end by the clock. */
export function timed(steps: Steps<unknown>): Timed {
  const before = process.cpuUsage()
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
  const { user, system } = process.cpuUsage(before)
  return { wall: last - start, processor: (user + system) / 1000, longest }
}
