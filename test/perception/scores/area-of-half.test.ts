import fc from 'fast-check'
import { expect, it } from 'vitest'
import { areaOfHalf } from '../../../src/perception/scores/focus'

it('is the part that the largest values take until they add up to a half', () => {
  const counts = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 400 })
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 4 }), (list, power) => {
      const total = list.reduce((sum, count) => sum + count ** power, 0)
      fc.pre(total > 0)
      const density = Float32Array.from(list, (count) => count ** power / total)
      let [sum, cells] = [0, 0]
      for (const value of density.slice().sort().reverse()) {
        if (sum >= 0.5) break
        sum += value
        cells++
      }
      // Sums that are a half but for rounding may take a cell more.
      expect(Math.abs(areaOfHalf(density) * density.length - cells)).toBeLessThanOrEqual(1)
    })
  )
})
