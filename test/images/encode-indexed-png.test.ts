import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import type { IndexedPicture, PaletteColour } from '../../src/perception'
import { decodePng } from '../../src/images/png/decode-png'
import { encodeIndexedPng } from '../../src/images/png/encode-indexed-png'
import { PNG_COLOUR, readPngHeader } from '../../src/images/png/png-header'

const channel = fc.integer({ min: 0, max: 255 })

const anyPicture: fc.Arbitrary<IndexedPicture> = fc
  .record({
    width: fc.integer({ min: 1, max: 70 }),
    height: fc.integer({ min: 1, max: 30 }),
    palette: fc.array(fc.tuple(channel, channel, channel, channel), {
      minLength: 1,
      maxLength: 256
    })
  })
  .chain(({ width, height, palette }) =>
    fc
      .uint8Array({
        minLength: width * height,
        maxLength: width * height,
        max: palette.length - 1
      })
      .map((indices) => ({ width, height, indices, palette }))
  )

function rgbaOf({ indices, palette }: IndexedPicture): Buffer {
  return Buffer.from([...indices].flatMap((index) => [...palette[index]!]))
}

it('keeps every pixel and its alpha, for its own decoder and for sharp', async () => {
  await fc.assert(
    fc.asyncProperty(anyPicture, async (picture) => {
      const png = encodeIndexedPng(picture)
      const expected = rgbaOf(picture)
      expect(Buffer.from((await decodePng(png)).data)).toEqual(expected)
      const read = await sharp(png).ensureAlpha().raw().toBuffer()
      expect(read).toEqual(expected)
    }),
    { numRuns: 60 }
  )
})

it('writes a smooth map far smaller than its pixels', async () => {
  const [width, height] = [400, 300]
  const indices = new Uint8Array(width * height)
  indices.forEach((_, i) => {
    const [x, y] = [(i % width) / width - 0.4, Math.floor(i / width) / height - 0.4]
    indices[i] = Math.round(200 * Math.exp(-8 * (x * x + y * y)))
  })
  const palette = Array.from({ length: 201 }, (_, i): PaletteColour => [i, 0, 255 - i, i])
  const png = encodeIndexedPng({ width, height, indices, palette })
  expect(png.length).toBeLessThan(indices.length / 3)
  expect(readPngHeader(png)).toMatchObject({ colourType: PNG_COLOUR.indexed, depth: 8 })
})
