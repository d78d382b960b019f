import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDensity, type Pixels } from '../../../src/perception'
import { noise, picture, sum } from '../pictures'
import { blobs, distance, painted, SIZE } from './map-pictures'

const RUNS = { numRuns: 8, endOnFailure: true }

/** MATLAB's and OpenCV's jet, the most common heat map: from its colours alone, 0 and 1 look alike dark. */
function jet(value: number): [number, number, number] {
  const level = (peak: number) =>
    Math.max(0, Math.min(255, Math.round(255 * (1.5 - Math.abs(4 * value - peak)))))
  return [level(3), level(2), level(1)]
}

describe("another service's map", () => {
  it.each([
    ['opaque', () => 255],
    ['of even opacity', () => 150],
    ['cut out', (value: number) => (value < 0.02 ? 0 : 180)]
  ] as const)('in colours alone and %s is unreadable, and says so', (_, opacity) => {
    const [values] = fc.sample(blobs, { numRuns: 1, seed: 4 })
    const { density, reading } = readDensity(
      painted(values!, (value) => [...jet(value), opacity(value)]),
      'attention'
    )
    expect(density).toBeNull()
    expect(reading.name).toBe('colours')
  })

  it('in colours that follow its opacity is read from its opacity', () => {
    fc.assert(
      fc.property(blobs, (values) => {
        const { density, reading } = readDensity(
          painted(values, (value) => [...jet(value), Math.round(255 * value)]),
          'attention'
        )
        expect(reading).toMatchObject({ method: 'alpha', name: 'opacity' })
        expect(reading.error).toBeLessThan(0.03)
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
    const { data } = painted(values!, (value) => Array<number>(3).fill(Math.round(255 * value)))
    const jpeg = await sharp(data, { raw: { ...SIZE, channels: 4 } })
      .resize({ width: 6 * SIZE.width, kernel: 'linear' })
      .tint({ r: 128, g: 128, b: 131 })
      .jpeg({ quality: 75 })
      .toBuffer()
    const read = await sharp(jpeg).resize(SIZE).ensureAlpha().raw().toBuffer()
    const { density, reading } = readDensity({ ...SIZE, data: read }, 'attention')
    expect(reading).toMatchObject({ method: 'grey', name: 'grey' })
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
  const overPage = painted(values!, (value) => jet(value))
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

  it.each(Object.entries(pictures))('%s is unreadable, and its reading says why', (_, pixels) => {
    for (const meaning of ['attention', 'perception'] as const) {
      const { density, reading } = readDensity(pixels, meaning)
      expect(density).toBeNull()
      expect(reading).toMatchObject({ method: 'unreadable', error: 1 })
      expect(reading.name).toMatch(/^(even|colours|rough|empty)$/)
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
