import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareDensities,
  deepestDifference,
  drawDifferenceMap,
  runToEnd,
  type Plane
} from '../../../src/perception'
import { differencePalette, NO_DIFFERENCE } from '../../../src/perception/draw/map-style'
import { sumToOne } from '../../../src/perception/see/statistics'
import {
  BLACK,
  blend,
  contrast,
  CREAM,
  DARK_PAGE,
  DARK_PHOTOGRAPH,
  difference,
  EYES,
  lightness,
  WHITE,
  type Eyes
} from './colour-vision'
import { sum } from '../pictures'

/** Densities of one size, summing to 1. */
const densities = (width: number, height: number) =>
  fc
    .array(fc.integer({ min: 0, max: 1000 }), {
      minLength: width * height,
      maxLength: width * height
    })
    .map((values): Plane => ({ width, height, data: sumToOne(Float32Array.from(values)) }))

/** All of a density in the columns from `from` to below `to`. */
function columns(from: number, to: number, width = 40, height = 20): Plane {
  const data = new Float32Array(width * height)
  for (let i = 0; i < data.length; i++) data[i] = i % width >= from && i % width < to ? 1 : 0
  return { width, height, data: sumToOne(data) }
}

const DARK = differencePalette('dark')
const PALETTES = [
  ['dark', DARK],
  ['light', differencePalette('light')]
] as const

describe('the difference of two densities', () => {
  it('is nothing between a density and itself, and draws nothing', () => {
    const one = columns(3, 20)
    const compared = compareDensities(one, one)
    expect(compared).toMatchObject({ moved: 0, peak: 0 })
    const { indices } = runToEnd(drawDifferenceMap(compared, { width: 80, height: 40 }))
    expect(new Set(indices)).toEqual(new Set([NO_DIFFERENCE]))
  })

  it('knows how much moved in closed form', () => {
    const all = compareDensities(columns(0, 10), columns(30, 40))
    expect(all.moved).toBeCloseTo(1, 5)
    // A tenth of 40 columns holds everything: four times an even density's 0.01 per 1 % of the area.
    expect(all.peak).toBeCloseTo(0.04, 5)
    expect(compareDensities(columns(0, 20), columns(10, 30)).moved).toBeCloseTo(0.5, 5)
  })

  it('sums to nothing, turns its sign with its sides, and moves at most everything', () => {
    fc.assert(
      fc.property(densities(6, 5), densities(6, 5), (base, other) => {
        const there = compareDensities(base, other)
        const back = compareDensities(other, base)
        expect(sum(there.difference.data)).toBeCloseTo(0, 5)
        expect(there.moved).toBeGreaterThanOrEqual(0)
        expect(there.moved).toBeLessThanOrEqual(1.00001)
        expect(back.moved).toBeCloseTo(there.moved, 6)
        expect(back.peak).toBeCloseTo(there.peak, 6)
        there.difference.data.forEach((value, i) =>
          expect(value).toBeCloseTo(-back.difference.data[i]!, 9)
        )
      })
    )
  })

  it('is counted on the grid of the second when sizes differ', () => {
    for (const [width, height] of [
      [80, 40],
      [20, 10]
    ] as const) {
      const compared = compareDensities(columns(0, width / 2, width, height), columns(0, 20))
      expect(compared.difference).toMatchObject({ width: 40, height: 20 })
      expect(compared.moved).toBeLessThan(0.03)
    }
  })
})

describe('the difference map', () => {
  it('is orange where there is more, blue where there is less, a veil where nothing changed', () => {
    const compared = compareDensities(columns(0, 10), columns(30, 40))
    const { indices, palette } = runToEnd(drawDifferenceMap(compared, { width: 80, height: 40 }))
    expect(palette[indices[0]!]).toEqual(DARK[0])
    expect(palette[indices[40]!]).toEqual(DARK[NO_DIFFERENCE])
    expect(palette[indices[79]!]).toEqual(DARK.at(-1))
    const [r, , b] = palette[indices[79]!]!
    expect(r).toBeGreaterThan(b)
  })

  it.each(PALETTES)('has a range on a %s veil that is the same to both sides', (_, palette) => {
    const opacity = palette.map(([, , , alpha]) => alpha)
    expect(opacity).toEqual([...opacity].reverse())
    const falling = opacity.slice(NO_DIFFERENCE)
    expect(falling).toEqual([...falling].sort((one, other) => other - one))
    for (let off = -2; off <= 2; off++) {
      expect(palette[NO_DIFFERENCE + off]).toEqual(palette[NO_DIFFERENCE])
    }
  })

  it.each(PALETTES)('leaves texts to be read on a %s veil, however much changed', (_, palette) => {
    for (const colour of palette) {
      expect(contrast(blend(WHITE, colour), blend(BLACK, colour))).toBeGreaterThan(2.9)
    }
  })

  it.each(PALETTES)('grows one way in lightness on a %s veil, to both sides', (veil, palette) => {
    for (const ground of [WHITE, DARK_PHOTOGRAPH, BLACK]) {
      const light = palette.map((colour) => lightness(blend(ground, colour)))
      for (const side of [-1, 1]) {
        for (let off = 12; off <= NO_DIFFERENCE; off += 10) {
          const step =
            light[NO_DIFFERENCE + side * off]! - light[NO_DIFFERENCE + side * (off - 10)]!
          expect(veil === 'dark' ? step : -step).toBeGreaterThan(0)
        }
      }
    }
  })

  it.each(Object.keys(EYES) as Eyes[])('shows less and more to %s, and which is which', (eyes) => {
    const quarter = Math.round(NO_DIFFERENCE / 4)
    const grounds = [
      WHITE,
      CREAM,
      DARK_PAGE,
      DARK_PHOTOGRAPH,
      [234, 88, 12],
      [37, 99, 235]
    ] as const
    for (const [, palette] of PALETTES) {
      for (const ground of grounds) {
        const none = blend(ground, palette[NO_DIFFERENCE]!)
        const less = blend(ground, palette[NO_DIFFERENCE - quarter]!)
        const more = blend(ground, palette[NO_DIFFERENCE + quarter]!)
        expect(difference(none, less, eyes)).toBeGreaterThan(7)
        expect(difference(none, more, eyes)).toBeGreaterThan(7)
        expect(difference(less, more, eyes)).toBeGreaterThan(14)
      }
    }
  })

  it('does not blow noise up: the deepest colour stands for half an even density at least', () => {
    const even = columns(0, 40)
    const almost = { ...even, data: even.data.map((value, i) => value * (i % 2 ? 1.01 : 0.99)) }
    const compared = compareDensities(even, almost)
    expect(deepestDifference(compared)).toBe(0.005)
    const { indices } = runToEnd(drawDifferenceMap(compared, { width: 80, height: 40 }))
    for (const index of indices) expect(Math.abs(index - NO_DIFFERENCE)).toBeLessThan(8)
  })
})
