import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areaUnderCurve, aucJudd, correlation, fixationDensity, nss } from './fixation-metrics'

const map = (width: number, ...values: number[]) => ({
  width,
  height: values.length / width,
  data: Float32Array.from(values)
})
/** The middles of the four quarters of a picture. */
const [TOP_LEFT, TOP_RIGHT, , BOTTOM_RIGHT] = [0.25, 0.75].flatMap((y) =>
  [0.25, 0.75].map((x) => ({ x, y }))
) as [Spot, Spot, Spot, Spot]
interface Spot {
  x: number
  y: number
}

describe('NSS', () => {
  // Mean 3, variance (4 + 1 + 0 + 9) / 4.
  const uneven = map(2, 1, 2, 3, 6)

  it('is how many deviations above the mean the map is at a fixation', () => {
    expect(nss(uneven, [BOTTOM_RIGHT])).toBeCloseTo(3 / Math.sqrt(3.5), 6)
  })

  it('averages over fixations', () => {
    expect(nss(uneven, [BOTTOM_RIGHT, TOP_LEFT])).toBeCloseTo(0.5 / Math.sqrt(3.5), 6)
  })

  it('is 0 for a flat map of any height', () => {
    fc.assert(
      fc.property(fc.float({ min: 0, max: 1, noNaN: true }), (value) => {
        expect(nss(map(3, ...new Array<number>(9).fill(value)), [TOP_LEFT])).toBe(0)
      })
    )
  })

  it('is no number where nobody looked', () => {
    expect(nss(uneven, [])).toBeNaN()
  })
})

describe('CC', () => {
  it('is the covariance over both deviations', () => {
    // Deviations -1.5, -.5, .5, 1.5 and -1, -1, 0, 2: products sum to 5, squares to 5 and 6.
    expect(correlation([0, 1, 2, 3], [0, 0, 1, 3])).toBeCloseTo(5 / Math.sqrt(30), 9)
  })

  it('is 1 for the same map in another unit, -1 for its inverse, and 0 for a flat one', () => {
    expect(correlation([0, 1, 3], [5, 7, 11])).toBeCloseTo(1, 9)
    expect(correlation([0, 1, 3], [3, 2, 0])).toBeCloseTo(-1, 9)
    expect(correlation([0, 1, 3], [2, 2, 2])).toBe(0)
  })
})

describe('the area under the curve', () => {
  it('counts a tie as half a win', () => {
    // 2 beats 1 and ties with 2; 3 beats 1 and 2 and ties with 3: 4 of 8.
    expect(areaUnderCurve([2, 3], [1, 2, 3, 4])).toBe(0.5)
  })

  it('is the same whichever side is sorted', () => {
    expect(areaUnderCurve([1, 2, 3, 4], [2])).toBe(1 - areaUnderCurve([2], [1, 2, 3, 4]))
    expect(areaUnderCurve([1, 2, 3, 4], [2])).toBe(2.5 / 4)
  })

  it('agrees with comparing every pair', () => {
    const values = fc.array(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 12 })
    fc.assert(
      fc.property(values, values, (positives, negatives) => {
        const wins = positives.flatMap((p) => negatives.map((n) => (Math.sign(p - n) + 1) / 2))
        const mean = wins.reduce((sum, win) => sum + win, 0) / wins.length
        expect(areaUnderCurve(positives, negatives)).toBeCloseTo(mean, 9)
      })
    )
  })
})

describe('AUC-Judd', () => {
  it('ranks fixations among all cells of the map, their own as well', () => {
    expect(aucJudd(map(2, 1, 2, 3, 4), [BOTTOM_RIGHT])).toBe(3.5 / 4)
    expect(aucJudd(map(2, 1, 2, 3, 4), [BOTTOM_RIGHT, TOP_RIGHT])).toBe((3.5 + 1.5) / 8)
  })

  it('is a half for a flat map', () => {
    expect(aucJudd(map(2, 7, 7, 7, 7), [TOP_LEFT])).toBe(0.5)
  })
})

describe('the fixation density', () => {
  it('counts fixations by cell, sums to 1, and keeps what lies on the far edges', () => {
    const spots = [TOP_LEFT, TOP_LEFT, BOTTOM_RIGHT, { x: 1, y: 1 }]
    expect([...fixationDensity(spots, 2, 2, 0).data]).toEqual([0.5, 0, 0, 0.5])
  })

  it('is even where nobody looked', () => {
    expect([...fixationDensity([], 2, 2, 1).data]).toEqual([0.25, 0.25, 0.25, 0.25])
  })
})
