import { describe, expect, it } from 'vitest'
import { ATTENTION_STYLE } from '../../../src/perception'
import { noise, perceived } from '../../perception/pictures'
import { bootstrapInterval } from './bootstrap'
import { throughFile } from './map-file'
import { reached } from './targets'
import { halves } from './viewer-halves'

describe('what the benchmark reports', () => {
  it('reads from attention-map.png the density that was drawn, within half a level', async () => {
    const seen = perceived(noise(64, 48))
    const peak = Math.max(...seen.attention)
    const { data } = await throughFile(seen, seen)
    const off = seen.attention.map((p, i) => Math.abs(p / peak - data[i]!))
    expect(Math.max(...off)).toBeLessThan(0.51 / ATTENTION_STYLE.mostAlpha)
  })

  it('holds each viewer against others only', () => {
    const fixations = 'aabbbcdd'
      .split('')
      .map((viewer) => ({ viewer, x: 0, y: 0, order: 0, start: 0 }))
    const [some, rest] = halves(fixations).map((half) => half.map(({ viewer }) => viewer).join(''))
    expect([some, rest]).toEqual(['aac', 'bbbdd'])
  })

  it('says how far chance reaches around a mean, the same every time', () => {
    const values = Array.from({ length: 100 }, (_, i) => i % 2)
    const { low, high } = bootstrapInterval(values)
    // The deviation of the mean is .05: two of them to either side.
    expect(low).toBeCloseTo(0.4, 1)
    expect(high).toBeCloseTo(0.6, 1)
    expect(bootstrapInterval(values)).toEqual({ low, high })
    expect(bootstrapInterval([3, 3, 3])).toEqual({ low: 3, high: 3 })
  })

  it('calls a target reached before rounding, from either side', () => {
    const target = { figure: '', digits: 2, good: 0.7, excellent: 0.8 }
    const grades = [0.699, 0.7, 0.7999, 0.8, NaN].map((measured) =>
      reached({ ...target, measured })
    )
    expect(grades).toEqual(['no', 'good', 'good', 'excellent', '–'])
    const cost = { figure: '', digits: 0, good: 250, excellent: 100, lowerIsBetter: true as const }
    const costs = [251, 250, 100].map((measured) => reached({ ...cost, measured }))
    expect(costs).toEqual(['no', 'good', 'excellent'])
  })

  it('judges by what was left out of the fit, where there is such a figure', () => {
    const target = { figure: '', digits: 2, good: 0.7, excellent: 0.8, measured: 0.9 }
    expect([0.75, NaN].map((leftOut) => reached({ ...target, leftOut }))).toEqual([
      'good',
      'excellent'
    ])
  })
})
