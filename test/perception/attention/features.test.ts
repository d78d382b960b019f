import { describe, expect, it } from 'vitest'
import type { Plane } from '../../../src/perception/see/plane'
import {
  corners,
  lightnessVariation,
  structureTensor
} from '../../../src/perception/attention/corners'
import { runToEnd } from '../../../src/perception'
import { drawnPlane } from './drawn-planes'

const SIDE = 48

/** Lightness by place, on a square of `SIDE` cells. */
const drawn = (lightness: (x: number, y: number) => number) => drawnPlane(SIDE, SIDE, lightness)

const tensorOf = (l: Plane, side = SIDE) =>
  runToEnd(structureTensor(l, { width: side, height: side }))

const at = ({ width, data }: Plane, x: number, y: number) => data[y * width + x]!

const box = drawn((x, y) => (x >= 16 && x < 32 && y >= 16 && y < 32 ? 80 : 20))

describe('the structure tensor', () => {
  it('holds the squared lightness steps, and their length up to half of the largest', () => {
    const ramp = tensorOf(drawn((x) => 2 * x))
    // A slope of 2 of 100 per cell: Sobel's 8 times 2 over 400.
    expect(at(ramp.xx, 24, 24)).toBeCloseTo(0.04 ** 2, 6)
    expect(at(ramp.yy, 24, 24)).toBe(0)
    expect(at(ramp.length, 24, 24)).toBeCloseTo(0.04, 6)
    const cliff = tensorOf(drawn((x) => (x < 24 ? 0 : 100)))
    expect(at(cliff.length, 24, 24)).toBe(0.5)
  })

  it('keeps its mean when it is put on fewer cells', () => {
    const mean = ({ data }: Plane) => data.reduce((sum, value) => sum + value, 0) / data.length
    expect(mean(tensorOf(box, 24).xx)).toBeCloseTo(mean(tensorOf(box).xx), 6)
  })
})

describe('corners', () => {
  it('are where edges of two directions meet, and nowhere along one', () => {
    const found = corners(tensorOf(box), 1.5)
    expect(at(found, 16, 16)).toBeGreaterThan(0.02)
    expect(at(found, 16, 16)).toBeGreaterThan(20 * at(found, 16, 24))
    expect(at(found, 24, 24)).toBeCloseTo(0, 6)
  })

  it('are the root of the smaller eigenvalue: none on a slanted edge, the whole gradient in a checkerboard', () => {
    const slanted = corners(tensorOf(drawn((x, y) => x + y)), 3)
    expect(at(slanted, 24, 24)).toBeCloseTo(0, 3)
    const tensor = tensorOf(drawn((x, y) => (((x >> 2) + (y >> 2)) % 2 === 0 ? 40 : 60)))
    const found = at(corners(tensor, 8), 24, 24)
    // Both directions are alike, so the smaller eigenvalue is the mean squared step across either.
    const squares = tensor.xx.data.reduce((sum, value) => sum + value, 0) / (SIDE * SIDE)
    expect(found).toBeCloseTo(Math.sqrt(squares), 1)
    expect(found).toBeGreaterThan(0)
  })
})

describe('lightness variation', () => {
  it('is the standard deviation around a place', () => {
    const stripes = drawn((x) => (x % 2 === 0 ? 30 : 50))
    expect(at(lightnessVariation(stripes, 6), 24, 24)).toBeCloseTo(10, 0)
    expect(
      Math.max(
        ...lightnessVariation(
          drawn(() => 70),
          6
        ).data
      )
    ).toBe(0)
  })
})
