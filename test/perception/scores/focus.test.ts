import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { focus } from '../../../src/perception'

describe('focus', () => {
  it('is 0 for attention spread evenly and 100 for attention in one point', () => {
    expect(focus(new Float32Array(10_000).fill(1 / 10_000))).toBe(0)
    expect(focus(new Float32Array(9).fill(1 / 9))).toBe(0)
    const point = new Float32Array(10_000)
    point[1234] = 1
    expect(focus(point)).toBeCloseTo(100, 1)
  })

  it('is what the area of half the attention says', () => {
    const quarter = new Float32Array(1000)
    quarter.fill(1 / 250, 0, 250)
    expect(focus(quarter)).toBeCloseTo(75, 6)
  })

  it('lies between 0 and 100 and does not depend on place', () => {
    const positive = fc.array(fc.integer({ min: 0, max: 1000 }), { minLength: 1, maxLength: 400 })
    fc.assert(
      fc.property(positive, (counts) => {
        const total = counts.reduce((sum, count) => sum + count, 0)
        fc.pre(total > 0)
        const density = Float32Array.from(counts, (count) => count / total)
        expect(focus(density)).toBeGreaterThanOrEqual(0)
        expect(focus(density)).toBeLessThanOrEqual(100)
        expect(focus(density.slice().reverse())).toBe(focus(density))
      })
    )
  })
})
