import fc from 'fast-check'
import sharp, { type Sharp } from 'sharp'
import { describe, expect, it } from 'vitest'
import { readDensity, runToEnd, type Pixels } from '../../../src/perception'
import { drawMap } from '../../../src/perception/draw/draw-maps'
import { type MapMeaning, type MapStyle, OWN_STYLES } from '../../../src/perception/draw/map-style'
import { noise as grain, sum } from '../pictures'
import { blobs, distance, SIZE, unpacked } from './map-pictures'

/** Today's styles on a dark and a light veil, then those of earlier versions. */
const STYLES = (['attention', 'perception'] as const).flatMap((meaning) =>
  OWN_STYLES[meaning].map((style, i): [string, MapMeaning, MapStyle] => {
    return [`${i < 2 ? '' : 'earlier '}${meaning} map ${i + 1}`, meaning, style]
  })
)

/** The peak of these values, as a multiple of the mean: what first looks are drawn by. */
const overMean = (values: Float32Array) => values.length / sum(values)

const drawn = (values: Float32Array, style: MapStyle, size = SIZE) =>
  unpacked(runToEnd(drawMap(values, SIZE, size, style, unitOf(values, style))))

/** What the values are times to be the style's: an opening veil counts in even densities, all others in peaks. */
const unitOf = (values: Float32Array, style: MapStyle) =>
  OWN_STYLES.perception.slice(0, 4).includes(style) ? overMean(values) : 1

/**
 * The part of a density that rounding may move elsewhere: as far as a value lies from those half a level of
 * alpha away, summed over the picture. 0.51 for the levels that values are drawn in.
 */
function quantisation(densities: Float32Array, style: MapStyle): number {
  const { levelOf, palette, valueOf } = style
  const unit = unitOf(densities, style)
  const values = densities.map((value) => value * unit)
  const steps = values.map((value) => {
    const gap = (level: number) =>
      Math.abs(valueOf(Math.max(0, Math.min(palette.length - 1, level))) - value)
    return Math.max(gap(levelOf(value) - 0.51), gap(levelOf(value) + 0.51))
  })
  return sum(steps) / sum(values)
}

async function through(pixels: Pixels, change: (picture: Sharp) => Sharp) {
  const { width, height, data } = pixels
  const raw = { width, height, channels: 4 as const }
  const file = await change(sharp(data, { raw })).toBuffer()
  const read = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { width: read.info.width, height: read.info.height, data: read.data }
}

describe.each(STYLES)("Glance's own %s", (_, meaning, style) => {
  it('is read back within what rounding to levels can move, whatever the density', () => {
    const noise = fc.nat().map((seed) => {
      const { data } = grain(SIZE.width, SIZE.height, seed)
      return Float32Array.from({ length: data.length / 4 }, (_, i) =>
        i === 0 ? 1 : (256 * data[4 * i]! + data[4 * i + 1]!) / 65_535
      )
    })
    fc.assert(
      fc.property(fc.oneof(blobs, noise), (values) => {
        const { density, reading } = readDensity(drawn(values, style), meaning)
        expect(reading).toEqual({ method: 'exact', name: 'Glance', error: 0 })
        expect(sum(density!.data)).toBeCloseTo(1, 4)
        expect(distance(density!, values)).toBeLessThanOrEqual(quantisation(values, style))
      }),
      { numRuns: 15 }
    )
  })

  it('is read on a grid of its shape that is quick to use', () => {
    const [values] = fc.sample(blobs, { numRuns: 1, seed: 1 })
    const wide = readDensity(drawn(values!, style, { width: 1999, height: 1000 }), meaning)
    expect(wide.density).toMatchObject({ width: 640, height: 320 })
    const small = readDensity(drawn(values!, style, { width: 40, height: 60 }), meaning)
    expect(small.density).toMatchObject({ width: 40, height: 60 })
  })

  it('is still exact when a browser scaled it or took its colours times its alpha', async () => {
    const [values] = fc.sample(blobs, { numRuns: 1, seed: 2 })
    const large = drawn(values!, style, { width: 960, height: 720 })
    const scaled = await through(large, (picture) => picture.resize(SIZE).png())
    const premultiplied = large.data.slice()
    for (let i = 0; i < premultiplied.length; i++) {
      const alpha = large.data[i | 3]!
      const ink = Math.round((large.data[i]! * alpha) / 255)
      if (i % 4 < 3) premultiplied[i] = alpha > 0 ? Math.round((ink * 255) / alpha) : 0
    }
    for (const picture of [scaled, { ...large, data: premultiplied }]) {
      const { reading } = readDensity(picture, meaning)
      expect(reading).toMatchObject({ method: 'exact' })
      expect(reading.error).toBeLessThan(0.01)
    }
    expect(distance(readDensity(scaled, meaning).density!, values!)).toBeLessThan(0.03)
  })

  it('is unreadable rather than read wrongly once a JPEG on white has taken its opacity', async () => {
    const [values] = fc.sample(blobs, { numRuns: 1, seed: 3 })
    const jpeg = await through(drawn(values!, style), (picture) =>
      picture.flatten({ background: 'white' }).jpeg({ quality: 90 })
    )
    expect(readDensity(jpeg, meaning)).toMatchObject({
      density: null,
      reading: { method: 'unreadable' }
    })
  })
})
