import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fitArea } from '../../src/perception/filters/fit-area'
import type { Size } from '../../src/perception/filters/fit-area'
import { ALL_VIEWS, FIRST_VIEWS } from '../../src/perception/prior/interface-fit'
import { interfacePrior, shapeOf } from '../../src/perception/prior/interface-prior'
import { sum } from './pictures'

const GRID = { width: 60, height: 60 }
const PHONE = { width: 1080, height: 1920 }
const DESKTOP = { width: 1920, height: 1080 }

const media = fc.constantFrom('desktopWeb' as const, 'mobileWeb' as const)
const views = fc.constantFrom(ALL_VIEWS, FIRST_VIEWS)
const pictures = fc.record({
  width: fc.integer({ min: 40, max: 2000 }),
  height: fc.integer({ min: 40, max: 2000 })
})

const priorOf = (picture: Size, series = ALL_VIEWS) =>
  interfacePrior(GRID, picture, 'desktopWeb', series)

/** Mean place of a density, as parts of the grid. */
function centre(density: Float32Array) {
  let x = 0
  let y = 0
  for (const [i, p] of density.entries()) {
    x += p * (((i % 60) + 0.5) / 60)
    y += p * ((Math.floor(i / 60) + 0.5) / 60)
  }
  return { x, y }
}

/** The part of a density that moves to make another of it. */
const moved = (one: Float32Array, other: Float32Array) =>
  one.reduce((total, p, i) => total + Math.abs(p - other[i]!), 0) / 2

/** What the part of a picture down to `end` (0–1) gets of the looks. */
function shareAbove(end: number, density: Float32Array) {
  return sum(density.subarray(0, Math.round(end * density.length)))
}

describe('where people look in interfaces by habit', () => {
  it('is a density that leaves no place out, the same every time, for every picture', () => {
    fc.assert(
      fc.property(pictures, media, views, (picture, medium, series) => {
        const grid = fitArea(picture, 32 * 24)
        const density = interfacePrior(grid, picture, medium, series)
        expect(sum(density)).toBeCloseTo(1, 4)
        expect(density.every((p) => p > 0)).toBe(true)
        expect(moved(density, interfacePrior(grid, picture, medium, series))).toBe(0)
      }),
      { numRuns: 60 }
    )
  })

  it('changes little with a little more height', () => {
    fc.assert(
      fc.property(pictures, media, views, ({ width, height }, medium, series) => {
        const density = interfacePrior(GRID, { width, height }, medium, series)
        const taller = interfacePrior(GRID, { width, height: height * 1.01 }, medium, series)
        expect(moved(density, taller)).toBeLessThan(0.02)
      }),
      { numRuns: 60 }
    )
  })

  it('has the mean place that was measured on portrait and on landscape screens', () => {
    const portrait = centre(priorOf(PHONE))
    const landscape = centre(priorOf(DESKTOP))
    expect(portrait.x).toBeCloseTo(0.41, 1)
    expect(portrait.y).toBeCloseTo(0.36, 1)
    expect(landscape.x).toBeCloseTo(0.45, 1)
    expect(landscape.y).toBeCloseTo(0.4, 1)
  })

  it.each([PHONE, DESKTOP])('begins further up and left than it goes on (%o)', (picture) => {
    const first = centre(priorOf(picture, FIRST_VIEWS))
    const all = centre(priorOf(picture))
    expect(first.y).toBeLessThan(all.y - 0.05)
    expect(first.x).toBeLessThan(all.x)
  })

  it('goes by shape alone up to the tallest screens that were fitted', () => {
    const tall = { width: 1000, height: 2400 }
    expect(priorOf(tall)).toEqual(interfacePrior(GRID, tall, 'mobileWeb', ALL_VIEWS))
    expect(shapeOf({ width: 900, height: 900 })).toBe(0)
    expect(shapeOf({ width: 1600, height: 900 })).toBeCloseTo(1, 9)
    expect(shapeOf({ width: 2000, height: 40 })).toBe(1)
    expect(shapeOf({ width: 40, height: 2000 })).toBe(-1)
  })
})

describe('where people look on a long page by habit', () => {
  const page = { width: 400, height: 4800 }
  const grid = { width: 20, height: 240 }

  it('is nearer the top, the longer the page', () => {
    const heights = [400, 800, 1200, 2400, 4800, 16000]
    const middles = heights.map(
      (height) => centre(interfacePrior(GRID, { width: 400, height }, 'mobileWeb', ALL_VIEWS)).y
    )
    expect(middles.slice(2)).toEqual([...middles.slice(2)].sort((a, b) => b - a))
  })

  it('gives the screenfuls of a phone such shares as were measured for screenfuls', () => {
    const density = interfacePrior(grid, page, 'mobileWeb', ALL_VIEWS)
    const screenful = 800 / page.height
    const upTo = (count: number) => shareAbove(count * screenful, density)
    expect(upTo(1)).toBeCloseTo(0.57, 1)
    expect(upTo(2) - upTo(1)).toBeCloseTo(0.17, 1)
    expect(upTo(3) - upTo(2)).toBeCloseTo(0.07, 1)
  })

  it('stays within fewer widths on desktops, whose screenfuls are flat', () => {
    const four = (4 * 225) / page.height
    expect(shareAbove(four, interfacePrior(grid, page, 'desktopWeb', ALL_VIEWS))).toBeGreaterThan(
      0.8
    )
    expect(shareAbove(four, interfacePrior(grid, page, 'mobileWeb', ALL_VIEWS))).toBeLessThan(0.7)
  })
})
