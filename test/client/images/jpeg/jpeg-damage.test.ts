import fc from 'fast-check'
import sharp, { type JpegOptions } from 'sharp'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { findDamage } from '../../../../src/client/images/find-damage'
import { svgPage } from '../../../contract/support/pictures'
import { oddJpegs } from '../../../service/images/support/odd-jpegs'

const END = [0xff, 0xd9]
const WIDTH = 203
const HEIGHT = 117

const damageOf = (bytes: Uint8Array) => findDamage(bytes, 'image/jpeg')

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

/** The frame header of these pictures, which starts with height and width. */
function sizeAt(bytes: Uint8Array): number {
  const at = bytes.findIndex(
    (byte, index) => byte === 0xff && [0xc0, 0xc2].includes(bytes[index + 1]!)
  )
  return at + 5
}

/** Two grey blocks, each of two bits 0, with that as the compressed data and so many blocks between restarts. */
function twoBlocks(data: readonly number[], restartEvery = 0): Uint8Array {
  const oneCode = [1, ...Array<number>(15).fill(0), 0]
  return Uint8Array.from([
    ...[0xff, 0xd8, 0xff, 0xc0, 0, 11, 8, 0, 8, 0, 16, 1, 1, 0x11, 0],
    ...[0xff, 0xc4, 0, 2 + 2 * 18, 0x00, ...oneCode, 0x10, ...oneCode],
    ...[0xff, 0xdd, 0, 4, 0, restartEvery],
    ...[0xff, 0xda, 0, 8, 1, 1, 0x00, 0, 63, 0],
    ...data,
    ...END
  ])
}

afterEach(() => vi.restoreAllMocks())

describe('a JPEG', () => {
  it.each(pictures)('that is whole has no damage: %s', async (_, bytes) => {
    expect(await damageOf(bytes)).toBeNull()
  })

  it.each(pictures)(
    'that is cut anywhere and given an end marker again is found out: %s',
    async (_, bytes) => {
      await fc.assert(
        fc.asyncProperty(fc.integer({ min: 2, max: bytes.length - 3 }), async (at) => {
          const cut = Uint8Array.from([...bytes.subarray(0, at), ...END])
          expect(await damageOf(cut)).not.toBeNull()
          expect(await damageOf(cut.subarray(0, -2))).not.toBeNull()
        }),
        { numRuns: 60 }
      )
    }
  )

  it.each(pictures)('whose header gives it another size is found out: %s', async (_, bytes) => {
    const side = fc.integer({ min: 1, max: 1000 })
    await fc.assert(
      fc.asyncProperty(side, side, async (width, height) => {
        const units = (w: number, h: number): number => Math.ceil(w / 16) * Math.ceil(h / 16)
        const blocks = (w: number, h: number): number => Math.ceil(w / 8) * Math.ceil(h / 8)
        fc.pre(units(width, height) !== units(WIDTH, HEIGHT))
        fc.pre(blocks(width, height) !== blocks(WIDTH, HEIGHT))
        const changed = bytes.slice()
        new DataView(changed.buffer).setUint16(sizeAt(bytes), height)
        new DataView(changed.buffer).setUint16(sizeAt(bytes) + 2, width)
        expect(await damageOf(changed)).not.toBeNull()
      }),
      { numRuns: 60 }
    )
  })

  it('that every decoder reads is read, and no other', async () => {
    for (const { name, bytes, expected } of await oddJpegs()) {
      const isWhole = Array.isArray(expected) || expected === 'blank_input_image'
      if (name.includes('65535')) continue
      expect((await damageOf(new Uint8Array(bytes))) === null, name).toBe(isWhole)
    }
  })

  it.each([
    ['without restarts', 0, [0x0f]],
    ['with a restart', 1, [0x3f, 0xff, 0xd0, 0x3f]],
    ['with a restart after filling bytes', 1, [0x3f, 0xff, 0xff, 0xd0, 0x3f]]
  ])('is read %s', async (_, every, data) => {
    expect(await damageOf(twoBlocks(data, every))).toBeNull()
  })

  it.each([
    ['a block is missing', 0, [], 'cutOff'],
    ['a byte is too many', 0, [0x0f, 0x0f], 'damaged'],
    ['a restart is missing', 1, [0x3f], 'cutOff'],
    ['another restart comes', 1, [0x3f, 0xff, 0xd1, 0x3f], 'cutOff'],
    ['a restart comes that was not announced', 0, [0x3f, 0xff, 0xd0, 0x3f], 'cutOff'],
    ['a code has no meaning', 0, [0xff, 0x00, 0xff, 0x00], 'damaged']
  ])('in whose data %s is refused', async (_, every, data, damage) => {
    expect(await damageOf(twoBlocks(data, every))).toBe(damage)
  })

  it('is looked at with pauses when that takes long', async () => {
    let now = 0
    vi.spyOn(performance, 'now').mockImplementation(() => (now += 100))
    const large = sharp({ create: { width: 1000, height: 1000, channels: 3, background: 'red' } })
    const bytes = new Uint8Array(await large.jpeg().toBuffer())
    const pause = vi.fn(() => Promise.resolve())
    expect(await findDamage(bytes, 'image/jpeg', pause)).toBeNull()
    expect(pause).toHaveBeenCalled()
  })
})
