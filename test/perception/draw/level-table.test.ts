import fc from 'fast-check'
import { expect, it } from 'vitest'
import { LEVELS, levelTable, OVERSHOOT } from '../../../src/perception/draw/enlarge'

it('holds the byte of every level, for any monotone function, and goes on evenly beyond both ends', () => {
  const shape = fc.record({
    power: fc.double({ min: 0.2, max: 4, noNaN: true }),
    falls: fc.boolean()
  })
  fc.assert(
    fc.property(shape, fc.integer({ min: 1, max: 255 }), ({ power, falls }, most) => {
      const byteOf = (value: number) =>
        Math.round(most * (falls ? 1 - value ** power : value ** power))
      const expected = Uint8Array.from({ length: LEVELS + 1 + 2 * OVERSHOOT }, (_, i) =>
        byteOf(Math.max(0, Math.min(1, (i - OVERSHOOT) / LEVELS)))
      )
      expect(Buffer.compare(levelTable(byteOf), expected)).toBe(0)
    }),
    { numRuns: 30 }
  )
})
