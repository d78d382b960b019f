import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { areasUnderCurve, correlation, countsOf, fixationDensity, nss } from './fixation-metrics'

const map = (width: number, ...values: number[]) => ({
  width,
  height: values.length / width,
  data: Float32Array.from(values)
})
/** The middles of the four quarters of a picture. */
const [TOP_LEFT, , , BOTTOM_RIGHT] = [0.25, 0.75].flatMap((y) =>
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

describe('the areas under the curve', () => {
  const areas = (values: number[], counts: number[], elsewhere: number[]) =>
    areasUnderCurve(...([values, counts, elsewhere].map((of) => Float32Array.from(of)) as Three))
  type Three = [Float32Array, Float32Array, Float32Array]

  it('rank what was looked at among the cells nobody looked at', () => {
    expect(areas([1, 2, 3, 4], [0, 0, 0, 5], [1, 1, 1, 1]).judd).toBe(1)
    // 4 beats 1 and 3; 2 beats 1 alone.
    expect(areas([1, 2, 3, 4], [0, 1, 0, 1], [1, 1, 1, 1]).judd).toBe(3 / 4)
  })

  it('shuffled, rank it among what is looked at elsewhere, as often as it is', () => {
    // 4 beats two of the three; 2 beats one and ties with another.
    expect(areas([1, 2, 3, 4], [0, 1, 0, 1], [1, 1, 0, 1]).shuffled).toBe((2.5 + 1.5) / 6)
    expect(areas([1, 2, 3, 4], [0, 3, 0, 0], [1, 0, 3, 0]).shuffled).toBe(1 / 4)
  })

  it('are a half for a flat map', () => {
    expect(areas([7, 7, 7], [1, 0, 0], [1, 1, 4])).toEqual({ judd: 0.5, shuffled: 0.5 })
  })

  it('agree with comparing every pair', () => {
    const cell = fc.tuple(fc.integer({ min: 0, max: 5 }), fc.nat(3), fc.nat(3))
    fc.assert(
      fc.property(fc.array(cell, { minLength: 2, maxLength: 12 }), (cells) => {
        const pairs = cells.flatMap(([p, looks]) =>
          cells.map(([n, , others]) => [looks * others, (Math.sign(p - n) + 1) / 2] as const)
        )
        const all = pairs.reduce((sum, [weight]) => sum + weight, 0)
        fc.pre(all > 0)
        const wins = pairs.reduce((sum, [weight, win]) => sum + weight * win, 0)
        const [values, counts, others] = [0, 1, 2].map((k) => cells.map((of) => of[k]!))
        expect(areas(values!, counts!, others!).shuffled).toBeCloseTo(wins / all, 9)
      })
    )
  })
})

describe('the fixation density', () => {
  it('counts fixations by cell, sums to 1, and keeps what lies on the far edges', () => {
    const spots = [TOP_LEFT, TOP_LEFT, BOTTOM_RIGHT, { x: 1, y: 1 }]
    expect([...fixationDensity(countsOf(spots, 2, 2), 0).data]).toEqual([0.5, 0, 0, 0.5])
  })

  it('is a Gaussian around a lone fixation', () => {
    const { data } = fixationDensity(countsOf([{ x: 0.5, y: 0 }], 41, 1), 2)
    expect(data[22]! / data[20]!).toBeCloseTo(Math.exp(-1 / 2), 6)
    expect(data[24]! / data[20]!).toBeCloseTo(Math.exp(-2), 6)
    expect(data[29]).toBe(0)
  })

  it('is even where nobody looked', () => {
    expect([...fixationDensity(countsOf([], 2, 2), 1).data]).toEqual([0.25, 0.25, 0.25, 0.25])
  })
})
