import type { Clock } from '../../../src/client/core/clock'

/** A clock that only moves with sleeps; keeps every sleep's length in ms. */
export function fakeClock(random = 0.5): Clock & { sleeps: number[] } {
  let time = Date.parse('2030-01-01T00:00:00Z')
  const sleeps: number[] = []
  return {
    sleeps,
    now: () => time,
    random: () => random,
    sleep: async (ms, signal) => {
      signal?.throwIfAborted()
      sleeps.push(ms)
      time += ms
    }
  }
}
