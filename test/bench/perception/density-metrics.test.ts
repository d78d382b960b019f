import { describe, expect, it } from 'vitest'
import { divergence, peakInMostViewed, similarity } from './density-metrics'

const row = (...values: number[]) => ({
  width: values.length,
  height: 1,
  data: Float32Array.from(values)
})

describe('KL', () => {
  it('is the mean surprise of the measured density at the map', () => {
    // Above its least the map is 0, 1, 3: a quarter and three quarters.
    const expected = 0.5 * Math.log(0.5 / 0.25) + 0.5 * Math.log(0.5 / 0.75)
    expect(divergence(row(2, 3, 5), row(0, 0.5, 0.5))).toBeCloseTo(expected, 5)
  })

  it('is 0 for the density itself in any unit', () => {
    expect(divergence(row(0, 1, 3), row(0, 0.25, 0.75))).toBeCloseTo(0, 5)
  })

  it('is large but finite where the map rules out what was looked at', () => {
    const kl = divergence(row(1, 0), row(0.5, 0.5))
    expect(kl).toBeGreaterThan(5)
    expect(kl).toBeLessThan(20)
  })

  it('takes a flat map for an even one', () => {
    const even = 0.25 * Math.log(0.5) + 0.75 * Math.log(1.5)
    expect(divergence(row(0, 0), row(0.25, 0.75))).toBeCloseTo(even, 5)
    expect(divergence(row(7, 7), row(0.25, 0.75))).toBeCloseTo(even, 5)
  })
})

describe('SIM', () => {
  it('is what two densities share', () => {
    expect(similarity(row(0, 1, 1), row(0.25, 0.25, 0.5))).toBeCloseTo(0.75, 6)
  })

  it('is 1 for the same density in another unit and 0 for densities apart', () => {
    expect(similarity(row(0, 2, 6), row(0, 0.25, 0.75))).toBeCloseTo(1, 6)
    expect(similarity(row(1, 0), row(0, 1))).toBeCloseTo(0, 6)
  })
})

describe('the peak in the most viewed tenth', () => {
  /** Twenty-one cells, of which those at 5, 6 and 7 are looked at most. */
  const density = row(...Array.from({ length: 21 }, (_, i) => [9, 8, 7][i - 5] ?? 1))
  const peakAt = (...cells: number[]) =>
    row(...Array.from({ length: 21 }, (_, i) => (cells.includes(i) ? 2 : 0)))

  it('is hit by a peak in the cells looked at most', () => {
    expect([4, 5, 6, 7, 8].map((at) => peakInMostViewed(peakAt(at), density))).toEqual([
      0, 1, 1, 1, 0
    ])
  })

  it('counts the part of equal peaks that hit, so a flat map hits by its area', () => {
    expect(peakInMostViewed(peakAt(7, 8), density)).toBe(0.5)
    expect(peakInMostViewed(row(...new Array<number>(21).fill(1)), density)).toBeCloseTo(3 / 21)
  })
})
