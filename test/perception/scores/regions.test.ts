import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { regions } from '../../../src/perception/scores/regions'

const plane = (length: number, value: number | ((i: number) => number)): Float32Array =>
  Float32Array.from({ length }, (_, i) => (typeof value === 'number' ? value : value(i)))

describe('the nine regions of a picture', () => {
  it('are counted row by row, each by the cells whose centre lies in it', () => {
    const [width, height] = [6, 3]
    const ones = plane(18, 1 / 18)
    const clutter = plane(18, (i) => (i === 16 || i === 17 ? 0.8 : 0.2))
    const found = regions({ width, height, attention: ones, perception: ones, clutter })
    expect(found.map((region) => Math.round(region.clutter * 100))).toEqual([
      ...[20, 20, 20],
      ...[20, 20, 20],
      ...[20, 20, 80]
    ])
    for (const { attention } of found) expect(attention).toBeCloseTo(1 / 9)
  })

  it('are as cluttered as where the map shows most in them, however calm the rest is', () => {
    const [width, height] = [30, 30]
    const even = plane(900, 1 / 900)
    // A small busy spot at the top left, and somewhat more than nothing all over the bottom right.
    const clutter = plane(900, (i) => {
      if (i % 30 < 4 && i < 4 * 30) return 0.9
      return i % 30 >= 20 && i >= 20 * 30 ? 0.3 : 0.05
    })
    const found = regions({ width, height, attention: even, perception: even, clutter })
    const most = Math.max(...found.map((region) => region.clutter))
    expect(found.findIndex((region) => region.clutter === most)).toBe(0)
  })

  it('hold the whole of a density, however few or many cells there are', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.integer({ min: 1, max: 40 }), (w, h) => {
        const even = plane(w * h, 1 / (w * h))
        const clutter = plane(w * h, 0.5)
        const found = regions({ width: w, height: h, attention: even, perception: even, clutter })
        expect(found).toHaveLength(9)
        expect(found.reduce((sum, { perception }) => sum + perception, 0)).toBeCloseTo(1)
        for (const { attention, clutter: mean } of found) {
          expect(mean).toBeCloseTo(attention > 0 ? 0.5 : 0)
        }
      })
    )
  })
})
