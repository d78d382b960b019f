import { describe, expect, it } from 'vitest'
import { divergence, peakInMostViewed, similarity } from './density-metrics'

const row = (...values: number[]) => ({
  width: values.length,
  height: 1,
  data: Float32Array.from(values)
})

describe('KL', () => {
  it('is the mean surprise of the measured density at the map', () => {
    const expected = 0.25 * Math.log(0.5) + 0.75 * Math.log(1.5)
    expect(divergence(row(0.5, 0.5), row(0.25, 0.75))).toBeCloseTo(expected, 9)
  })

  it('is 0 for the density itself in any unit', () => {
    expect(divergence(row(1, 3), row(0.25, 0.75))).toBeCloseTo(0, 9)
  })

  it('is large but finite where the map rules out what was looked at', () => {
    const kl = divergence(row(1, 0), row(0.5, 0.5))
    expect(kl).toBeGreaterThan(10)
    expect(kl).toBeLessThan(40)
  })

  it('takes an empty map for an even one', () => {
    expect(divergence(row(0, 0), row(0.25, 0.75))).toBe(divergence(row(1, 1), row(0.25, 0.75)))
  })
})

describe('SIM', () => {
  it('is what two densities share', () => {
    expect(similarity(row(0.5, 0.5), row(0.25, 0.75))).toBeCloseTo(0.75, 9)
  })

  it('is 1 for the same density in another unit and 0 for densities apart', () => {
    expect(similarity(row(2, 6), row(0.25, 0.75))).toBeCloseTo(1, 9)
    expect(similarity(row(1, 0), row(0, 1))).toBe(0)
  })
})

describe('the peak in the most viewed tenth', () => {
  /** Twenty cells, of which the two at 5 and 6 are looked at most, and then the one at 7. */
  const density = row(...Array.from({ length: 20 }, (_, i) => [9, 8, 7][i - 5] ?? 1))
  const peakAt = (...cells: number[]) =>
    row(...Array.from({ length: 20 }, (_, i) => (cells.includes(i) ? 2 : 0)))

  it('is hit by a peak in the two of twenty cells looked at most', () => {
    expect(peakInMostViewed(peakAt(5), density)).toBe(1)
    expect(peakInMostViewed(peakAt(6), density)).toBe(1)
    expect(peakInMostViewed(peakAt(7), density)).toBe(0)
  })

  it('counts the part of equal peaks that hit, so a flat map hits by its area', () => {
    expect(peakInMostViewed(peakAt(6, 7), density)).toBe(0.5)
    expect(peakInMostViewed(row(...new Array<number>(20).fill(1)), density)).toBe(0.1)
  })

  it('rounds the tenth up, and takes in cells that tie with its least', () => {
    expect(peakInMostViewed(row(0, 0, 1), row(1, 2, 3))).toBe(1)
    expect(peakInMostViewed(row(0, 1, 0), row(1, 3, 3))).toBe(1)
  })

  it('leaves out cells nobody looked at, however few were looked at', () => {
    const lone = row(...Array.from({ length: 20 }, (_, i) => (i === 3 ? 1 : 0)))
    expect(peakInMostViewed(peakAt(3), lone)).toBe(1)
    expect(peakInMostViewed(peakAt(4), lone)).toBe(0)
  })
})
