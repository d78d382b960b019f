import fc from 'fast-check'
import sharp, { type JpegOptions } from 'sharp'
import { describe, expect, it } from 'vitest'
import { findDamage } from '../../src/images/find-damage'
import { readImageSize } from '../../src/images/image-size'
import { svgPage } from '../contract/support/pictures'
import { oddJpegs } from './support/odd-jpegs'

const WIDTH = 203
const HEIGHT = 117

const damageOf = (bytes: Uint8Array) => findDamage(bytes, 'image/jpeg')
const sizeOf = (bytes: Uint8Array) => readImageSize(bytes, 'image/jpeg')

async function encoded(options: JpegOptions, space = 'srgb'): Promise<Uint8Array> {
  const page = sharp(Buffer.from(svgPage(WIDTH, HEIGHT)))
    .flatten()
    .toColourspace(space)
  return new Uint8Array(await page.jpeg(options).toBuffer())
}

const PICTURES = {
  baseline: await encoded({}),
  'without subsampling': await encoded({ chromaSubsampling: '4:4:4', quality: 100 }),
  progressive: await encoded({ progressive: true }),
  'progressive, of the finest quality': await encoded({ progressive: true, quality: 100 }),
  'as mozjpeg writes it': await encoded({ mozjpeg: true }),
  grey: await encoded({ progressive: true }, 'b-w'),
  'of four colours': await encoded({}, 'cmyk')
}
const pictures = Object.entries(PICTURES)

/** Broken inside while headers and end are there: decoders refuse it, or paint what is missing grey. */
const BROKEN_WITHIN = [
  'JPEG: its last scan a thousand times over',
  'JPEG: its first two thirds, with an end',
  'JPEG: its first two thirds, with an end, progressive'
]

describe('a JPEG', () => {
  it.each(pictures)('that is whole has no damage: %s', (_, bytes) => {
    expect(damageOf(bytes)).toBeNull()
    expect(sizeOf(bytes)).toEqual({ width: WIDTH, height: HEIGHT })
  })

  it.each(pictures)('that is cut anywhere is found out by its missing end: %s', (_, bytes) => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: bytes.length - 1 }), (length) => {
        expect(damageOf(bytes.subarray(0, length))).toBe('cutOff')
      })
    )
  })

  it.each(pictures)('that has an end, but no compressed data, is damaged: %s', (_, bytes) => {
    const data = bytes.findIndex((byte, at) => byte === 0xff && bytes[at + 1] === 0xda)
    fc.assert(
      fc.property(fc.integer({ min: 3, max: data }), (length) => {
        const ended = Uint8Array.from([...bytes.subarray(0, length), 0xff, 0xd9])
        expect(damageOf(ended)).toBe('damaged')
      })
    )
  })

  it('that every decoder reads is read, and none that says of itself that it is broken', async () => {
    for (const { name, bytes, expected } of await oddJpegs()) {
      if (BROKEN_WITHIN.includes(name)) continue
      const file = new Uint8Array(bytes)
      const isWhole = damageOf(file) === null && sizeOf(file) !== null
      const canBeSeen = Array.isArray(expected) || expected === 'blank_input_image'
      expect(isWhole, name).toBe(canBeSeen || name.includes('2001 x 40'))
    }
  })
})
