import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDensity } from '../../../src/perception'
import type { Pixels } from '../../../src/perception'
import { scalesFor } from '../../../src/perception/reading/known-scales'
import { noise, picture, sum } from '../pictures'
import { SIZE, blobs, distance, painted } from './map-pictures'

const RUNS = { numRuns: 8, endOnFailure: true }

/** The full scales as their makers publish them, where a formula says it in a line; t is 0–1. */
const clamp = (value: number) => Math.max(0, Math.min(255, Math.round(255 * value)))
const FORMULAS: Record<string, (t: number) => number[]> = {
  // OpenCV's and MATLAB's jet.
  jet: (t) => [1.5 - Math.abs(4 * t - 3), 1.5 - Math.abs(4 * t - 2), 1.5 - Math.abs(4 * t - 1)],
  hot: (t) => [t * 2.667, t * 2.667 - 1, t * 4 - 3],
  rainbow: (t) => [4 * t - 2, Math.min(4 * t, 4 - 4 * t), 2 - 4 * t],
  // The polynomial that Google publishes beside turbo's table.
  'turbo (polynomial)': (t) => {
    const r =
      34.61 + t * (1172.33 - t * (10793.56 - t * (33300.12 - t * (38394.49 - t * 14825.05))))
    const g = 23.31 + t * (557.33 + t * (1225.33 - t * (3574.96 - t * (1073.77 + t * 707.56))))
    const b = 27.2 + t * (3211.1 - t * (15327.97 - t * (27814 - t * (22569.18 - t * 6838.66))))
    return [r / 255, g / 255, b / 255]
  }
}

const SCALES = scalesFor('attention')

/** The colour of a table's scale at a value. */
function colourAt(name: string, value: number): number[] {
  const curve = SCALES.find((each) => each.name === name)!
  const { corners, values } = curve
  if (value <= values[0]!) return [...corners.subarray(0, 3)]
  const i = Math.min(
    values.length - 2,
    values.findIndex((_, n) => value <= values[n + 1]!)
  )
  const part = (value - values[i]!) / (values[i + 1]! - values[i]!)
  return [0, 1, 2].map((c) => {
    const low = corners[i * 3 + c]!
    return Math.round(low + part * (corners[i * 3 + 3 + c]! - low))
  })
}

/** Scales that colours alone tell: two know no colour below a quarter and more, and need opacity. */
const TOLD_BY_COLOUR = SCALES.map(({ name }) => name).filter(
  (name) => !['heatmap.js', 'simpleheat'].includes(name) && !name.startsWith('Glance')
)

describe("another service's map", () => {
  it.each(TOLD_BY_COLOUR)('in %s is read from its colours', (name) => {
    fc.assert(
      fc.property(blobs, (values) => {
        const { density, reading } = readDensity(
          painted(values, (value) => colourAt(name, value)),
          'attention'
        )
        expect(reading.method).toBe('scale')
        expect(reading.name.split(' (')[0]).toBe(name.split(' (')[0])
        expect(reading.error).toBeLessThan(0.02)
        expect(distance(density!, values)).toBeLessThan(0.04)
      }),
      RUNS
    )
  })

  it.each(TOLD_BY_COLOUR)('in %s is read with even, cut and proportional opacity', (name) => {
    const opacities: ((value: number) => number)[] = [
      () => 150,
      (value) => (value < 0.02 ? 0 : 180),
      (value) => Math.round(230 * value),
      (value) => Math.round(200 * Math.sqrt(value))
    ]
    fc.assert(
      fc.property(blobs, fc.constantFrom(...opacities), (values, opacity) => {
        const { density, reading } = readDensity(
          painted(values, (value) => [...colourAt(name, value), opacity(value)]),
          'attention'
        )
        expect(['scale', 'alpha', 'exact']).toContain(reading.method)
        expect(distance(density!, values)).toBeLessThan(0.06)
      }),
      RUNS
    )
  })

  it.each(Object.entries(FORMULAS))('in the %s of its formula is read, too', (name, formula) => {
    const [values] = fc.sample(blobs, { numRuns: 1, seed: 4 })
    const { density, reading } = readDensity(
      painted(values!, (value) => formula(value).map(clamp)),
      'attention'
    )
    expect(reading).toMatchObject({ method: 'scale', name })
    expect(distance(density!, values!)).toBeLessThan(0.05)
  })

  it.each(['heatmap.js', 'simpleheat'])('by %s is read from its opacity', (name) => {
    fc.assert(
      fc.property(blobs, (values) => {
        const { density, reading } = readDensity(
          painted(values, (value) => [...colourAt(name, value), Math.round(255 * value)]),
          'attention'
        )
        expect(reading).toMatchObject({ method: 'alpha', name: 'opacity' })
        expect(distance(density!, values)).toBeLessThan(0.02)
      }),
      RUNS
    )
  })

  it('in one colour is read from its opacity', () => {
    fc.assert(
      fc.property(blobs, (values) => {
        const tint = painted(values, (value) => [255, 60, 0, Math.round(200 * value)])
        const { density, reading } = readDensity(tint, 'attention')
        expect(reading).toMatchObject({ method: 'alpha', name: 'opacity' })
        expect(reading.error).toBeCloseTo(0, 6)
        expect(distance(density!, values)).toBeLessThan(0.02)
      }),
      RUNS
    )
  })

  it.each([
    ['a dark veil', [0, 0, 0]],
    ['a white fog', [255, 255, 255]]
  ] as const)('that is %s is clear where most is seen', (_, colour) => {
    fc.assert(
      fc.property(blobs, (values) => {
        const veil = painted(values, (value) => [...colour, Math.round(180 * (1 - value))])
        const { density, reading } = readDensity(veil, 'perception')
        expect(reading).toMatchObject({ method: 'alpha', name: 'veil' })
        expect(reading.error).toBeCloseTo(0, 6)
        expect(distance(density!, values)).toBeLessThan(0.06)
      }),
      RUNS
    )
  })

  it('in grey is bright where most is seen, or dark where almost all of it is bright', () => {
    const spot = blobs.filter((values) => sum(values) < 0.2 * values.length)
    fc.assert(
      fc.property(spot, fc.boolean(), (values, isNegative) => {
        const grey = painted(values, (value) => {
          const level = Math.round(255 * (isNegative ? 1 - value : value))
          return [level, level, level]
        })
        const { density, reading } = readDensity(grey, 'attention')
        expect(reading).toEqual({ method: 'grey', name: 'grey', error: 0 })
        expect(distance(density!, values)).toBeLessThan(0.02)
      }),
      RUNS
    )
  })

  it('is read from a JPEG with its error told', async () => {
    const [values] = fc.sample(blobs, { numRuns: 1, seed: 5 })
    const { data } = painted(values!, (value) => colourAt('turbo', value))
    const jpeg = await sharp(data, { raw: { ...SIZE, channels: 4 } })
      .resize({ width: 6 * SIZE.width, kernel: 'linear' })
      .jpeg({ quality: 75 })
      .toBuffer()
    const read = await sharp(jpeg).resize(SIZE).ensureAlpha().raw().toBuffer()
    const { density, reading } = readDensity({ ...SIZE, data: read }, 'attention')
    expect(reading).toMatchObject({ method: 'scale', name: 'turbo' })
    expect(reading.error).toBeGreaterThan(0)
    expect(reading.error).toBeLessThan(0.03)
    expect(distance(density!, values!)).toBeLessThan(0.05)
  })
})

describe('a picture that is no map alone', () => {
  const page = (x: number, y: number): [number, number, number] =>
    y < 10
      ? [30, 60, 200]
      : y % 6 < 3 && x % 3 < 2 && x > 12 && x < 70
        ? [40, 40, 40]
        : [250, 250, 250]
  const [values] = fc.sample(blobs, { numRuns: 1, seed: 6 })
  const overPage = painted(values!, (value) => colourAt('jet', value))
  for (let i = 0; i < values!.length; i++) {
    page(i % SIZE.width, Math.floor(i / SIZE.width)).forEach((level, c) => {
      overPage.data[i * 4 + c] = Math.round(0.5 * overPage.data[i * 4 + c]! + 0.5 * level)
    })
  }
  const grey = noise(96, 72)
  for (let i = 0; i < grey.data.length; i += 4) grey.data.fill(grey.data[i]!, i, i + 3)
  const fading = noise(96, 72)
  for (let i = 0; i < fading.data.length; i += 4) fading.data.set([0, 0, 0, fading.data[i]!], i)

  const pictures: Record<string, Pixels> = {
    'a screenshot': picture(96, 72, page),
    'a screenshot without colour': picture(96, 72, (x, y) => {
      const level = page(x, y)[1]
      return [level, level, level]
    }),
    'a heat map laid over a screenshot': overPage,
    'colour noise': noise(96, 72),
    'grey noise': grey,
    'noise of opacity': fading,
    'one colour': picture(50, 50, () => [90, 20, 160]),
    'one translucent colour': picture(50, 50, () => [90, 20, 160, 120]),
    white: picture(50, 50, () => [255, 255, 255]),
    'fully transparent': picture(50, 50, (x) => [x, 2 * x, 9, 0]),
    'a single pixel': picture(1, 1, () => [9, 9, 9])
  }

  it.each(Object.entries(pictures))('%s is unreadable, and a sentence says why', (_, pixels) => {
    for (const meaning of ['attention', 'perception'] as const) {
      const { density, reading } = readDensity(pixels, meaning)
      expect(density).toBeNull()
      expect(reading).toMatchObject({ method: 'unreadable', error: 1 })
      expect(reading.name).toMatch(/^[A-Z].*\.$/)
    }
  })

  it('never gives anything but a density or a reason', () => {
    const any = fc
      .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
      .chain(({ width, height }) =>
        fc
          .uint8Array({ minLength: width * height * 4, maxLength: width * height * 4 })
          .map((data): Pixels => ({ width, height, data }))
      )
    fc.assert(
      fc.property(any, fc.constantFrom('attention', 'perception'), (pixels, meaning) => {
        const { density, reading } = readDensity(pixels, meaning)
        expect(reading.error).toBeGreaterThanOrEqual(0)
        expect(reading.error).toBeLessThanOrEqual(1)
        expect(density === null).toBe(reading.method === 'unreadable')
        if (density === null) return
        expect(density.data.every((value) => value >= 0)).toBe(true)
        expect(sum(density.data)).toBeCloseTo(1, 3)
      })
    )
  })
})
