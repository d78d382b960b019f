import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  compareDensities,
  deepestDifference,
  drawDifferenceMap,
  runToEnd,
  type Plane
} from '../../../src/perception'
import { DIFFERENCE_PALETTE, NO_DIFFERENCE } from '../../../src/perception/draw/difference-style'
import { sumToOne } from '../../../src/perception/see/statistics'
import {
  blend,
  CREAM,
  DARK_PAGE,
  DARK_PHOTOGRAPH,
  difference,
  EYES,
  luminance,
  WHITE,
  type Eyes,
  type Rgb
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

const alphas = (
  compared: ReturnType<typeof compareDensities>,
  size = { width: 80, height: 40 }
) => {
  const { indices, palette } = runToEnd(drawDifferenceMap(compared, size))
  return Array.from(indices, (index) => palette[index]![3] * Math.sign(index - NO_DIFFERENCE))
}

/** Colours all over sRGB, and every grey. */
function everyColour(): Rgb[] {
  const levels = [0, 32, 64, 96, 128, 160, 192, 224, 255]
  const mixed = levels.flatMap((r) => levels.flatMap((g) => levels.map((b): Rgb => [r, g, b])))
  return [...mixed, ...Array.from({ length: 256 }, (_, grey): Rgb => [grey, grey, grey])]
}

/** The least contrast that is left to two of the colours which had 4.5; `seen` from dark to light. */
function leastContrast(seen: readonly { before: number; after: number }[]): number {
  let least = Infinity
  for (const dark of seen) {
    for (const light of seen) {
      if (light.before < 4.5 * dark.before) continue
      least = Math.min(least, light.after / dark.after)
    }
  }
  return least
}

describe('the difference of two densities', () => {
  it('is nothing between a density and itself, and draws nothing', () => {
    const one = columns(3, 20)
    const compared = compareDensities(one, one)
    expect(compared).toMatchObject({ moved: 0, peak: 0 })
    expect(alphas(compared).every((alpha) => Math.abs(alpha) === 0)).toBe(true)
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

  it('refuses densities of different shapes, and takes grids that rounding has bent', () => {
    expect(() => compareDensities(columns(0, 9, 20, 20), columns(0, 9))).toThrow(RangeError)
    expect(() => compareDensities(columns(0, 9, 640, 361), columns(0, 9, 512, 288))).not.toThrow()
  })
})

describe('the difference map', () => {
  it('is orange where there is more, blue where there is less, clear where nothing changed', () => {
    const { indices, palette } = runToEnd(
      drawDifferenceMap(compareDensities(columns(0, 10), columns(30, 40)), {
        width: 80,
        height: 40
      })
    )
    expect(palette[indices[0]!]).toEqual(DIFFERENCE_PALETTE[0])
    expect(palette[indices[40]!]![3]).toBe(0)
    expect(palette[indices[79]!]).toEqual(DIFFERENCE_PALETTE.at(-1))
    const [r, , b] = palette[indices[79]!]!
    expect(r).toBeGreaterThan(b)
  })

  it('has a range that is the same to both sides, and alpha that only grows with the difference', () => {
    const opacity = DIFFERENCE_PALETTE.map(([, , , alpha]) => alpha)
    expect(opacity).toEqual([...opacity].reverse())
    const rising = opacity.slice(NO_DIFFERENCE)
    expect(rising).toEqual([...rising].sort((one, other) => one - other))
    expect(rising[0]).toBe(0)
  })

  it('leaves a contrast of 3 to every text that had 4.5, in whatever colours', () => {
    const colours = everyColour()
    for (const part of [0, 1 / 8, 1 / 4, 3 / 4, 7 / 8, 1]) {
      const tint = DIFFERENCE_PALETTE[Math.round(2 * NO_DIFFERENCE * part)]!
      const seen = colours.map((colour) => ({
        before: luminance(colour) + 0.05,
        after: luminance(blend(colour, tint)) + 0.05
      }))
      const least = leastContrast(seen.sort((one, other) => one.before - other.before))
      expect(least).toBeGreaterThan(3)
      expect(least).toBeLessThan(4.5)
    }
  })

  it.each(Object.keys(EYES) as Eyes[])('shows less and more to %s, and which is which', (eyes) => {
    const quarter = Math.round(NO_DIFFERENCE / 4)
    for (const ground of [WHITE, CREAM, DARK_PAGE, DARK_PHOTOGRAPH]) {
      const less = blend(ground, DIFFERENCE_PALETTE[NO_DIFFERENCE - quarter]!)
      const more = blend(ground, DIFFERENCE_PALETTE[NO_DIFFERENCE + quarter]!)
      // About 1 is just noticed; more than this would hide texts.
      expect(difference(ground, less, eyes)).toBeGreaterThan(4.5)
      expect(difference(ground, more, eyes)).toBeGreaterThan(4.5)
      expect(difference(less, more, eyes)).toBeGreaterThan(9)
    }
  })

  it('can be read back from colour and alpha within three steps of its range', () => {
    const levels = 2 * NO_DIFFERENCE
    const ramp: Plane = { width: levels + 1, height: 1, data: new Float32Array(levels + 1) }
    ramp.data.forEach((_, i) => (ramp.data[i] = (i / levels - 0.5) * 0.008))
    const peak = (0.004 * ramp.data.length) / 100
    const compared = { difference: ramp, moved: 0.5, peak }
    const { indices, palette } = runToEnd(drawDifferenceMap(compared, { ...ramp }))
    // Every visible colour stands for one difference, or for two or three that lie side by side.
    const visible = palette.filter((colour) => colour[3] > 0).map((colour) => colour.join())
    expect(visible).toHaveLength(palette.length - 5)
    for (const [i, colour] of visible.entries())
      expect(visible.lastIndexOf(colour) - i).toBeLessThan(3)
    for (const [i, index] of indices.entries()) {
      const read = (index - NO_DIFFERENCE) / NO_DIFFERENCE
      expect(Math.abs(read - ramp.data[i]! / 0.004)).toBeLessThan(0.51 / NO_DIFFERENCE)
    }
  })

  it('does not blow noise up: the deepest colour stands for half an even density at least', () => {
    const even = columns(0, 40)
    const almost = { ...even, data: even.data.map((value, i) => value * (i % 2 ? 1.01 : 0.99)) }
    const compared = compareDensities(even, almost)
    expect(deepestDifference(compared)).toBe(0.005)
    expect(Math.max(...alphas(compared))).toBeLessThan(12)
  })
})
