import { deflateSync } from 'node:zlib'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodeImage, hasUnknownColours } from '../../src/images/decode-image'
import { sharpCodec } from '../../src/node/images/sharp-codec'
import { svgPage } from '../contract/support/pictures'
import { exifOf, withChunk } from './support/write-png'

const SIZE = { width: 60, height: 44 }
/** Every sixth level of each channel, and all levels of grey. */
const COLOURS = Buffer.from(
  Array.from({ length: 60 * 44 }, (_, i) =>
    i < 256 ? [i, i, i] : [(i * 6) % 256, (i * 37) % 256, (i * 101) % 256]
  ).flat()
)
const plain = await sharp(COLOURS, { raw: { ...SIZE, channels: 3 } })
  .png()
  .toBuffer()
const white = [31270, 32900]

describe('a PNG with its own colours', () => {
  it('is the picture that its profile means, as sharp sees it', async () => {
    const p3 = withProfile(await iccBy('p3'))
    await expectClose(await seen(p3), await bySharp(p3))
    const tables = withProfile(profile({ gamma: 1.8, primaries: PROPHOTO }))
    await expectClose(await seen(tables), await bySharp(tables))
    const formulas = withProfile(profile({ formula: true, primaries: P3 }))
    await expectClose(await seen(formulas), await bySharp(formulas))
  })

  it('is not touched where its profile is that of sRGB', async () => {
    for (const file of [
      await sharp(plain).withIccProfile('srgb').png().toBuffer(),
      withChunk(plain, 'sRGB', Buffer.from([0])),
      withNumbers(withNumbers(plain, 'gAMA', [45455]), 'cHRM', [
        ...white,
        ...[64000, 33000, 30000, 60000, 15000, 6000]
      ]),
      withNumbers(withChunk(plain, 'sRGB', Buffer.from([0])), 'gAMA', [100_000])
    ]) {
      const { data, isAsStored } = await decodeImage(file, sharpCodec)
      expect(isAsStored).toBe(true)
      expect(Buffer.from(data).equals(Buffer.from(await bySharp(plain)))).toBe(true)
    }
  })

  it('means by primaries and by their number in video what a profile means', async () => {
    const expected = await seen(withProfile(await iccBy('p3')))
    const primaries = [...white, 68000, 32000, 26500, 69000, 15000, 6000]
    await expectClose(
      await seen(withNumbers(withNumbers(plain, 'cHRM', primaries), 'gAMA', [45455])),
      expected
    )
    await expectClose(await seen(withChunk(plain, 'cICP', Buffer.from([12, 13, 0, 1]))), expected)
  })

  it('is as bright as its gamma says', async () => {
    const linear = await seen(withNumbers(plain, 'gAMA', [100_000]))
    // Half of the light looks like 188 of 255.
    expect([...linear.subarray(128 * 4, 128 * 4 + 3)]).toEqual([188, 188, 188])
    expect([...linear.subarray(255 * 4, 255 * 4 + 3)]).toEqual([255, 255, 255])
  })

  it('keeps its alpha', async () => {
    const data = Buffer.from(Array.from({ length: 60 * 44 * 4 }, (_, i) => (i * 7) % 256))
    const veiled = await sharp(data, { raw: { ...SIZE, channels: 4 } })
      .png()
      .toBuffer()
    const alphas = (bytes: Uint8Array) => bytes.filter((_, i) => i % 4 === 3)
    const changed = await seen(withNumbers(veiled, 'gAMA', [60_000]))
    expect(alphas(changed)).toEqual(alphas(new Uint8Array(data)))
    expect(changed).not.toEqual(new Uint8Array(data))
  })

  it.each([
    ['of a printer', () => iccBy('cmyk')],
    ['that ends early', () => Promise.resolve(Buffer.alloc(130))],
    ['of another size than it says', async () => (await iccBy('p3')).subarray(0, 300)]
  ])('is taken for sRGB where its profile is one %s, which is said', async (_, profileOf) => {
    const file = withProfile(await profileOf())
    expect(hasUnknownColours(file)).toBe(true)
    expect(hasUnknownColours(plain)).toBe(false)
    expect((await decodeImage(file, sharpCodec)).isAsStored).toBe(false)
    expect(await seen(file)).toEqual(await seen(plain))
  })
})

describe('a PNG that was kept on its side', () => {
  it.each([1, 2, 3, 4, 5, 6, 7, 8])('is upright, held as Exif says by %d', async (orientation) => {
    const upright = sharp(Buffer.from(svgPage(60, 44)))
    const held = withChunk(await upright.png().toBuffer(), 'eXIf', exifOf(orientation))
    const expected = await sharp(await upright.png().toBuffer())
      .withMetadata({ orientation })
      .toBuffer()
    const { data, info } = await sharp(expected)
      .rotate()
      .ensureAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true })
    const picture = await decodeImage(held, sharpCodec)
    expect(picture).toMatchObject({ width: info.width, height: info.height })
    expect(picture.isAsStored).toBe(orientation === 1)
    expect(Buffer.from(picture.data).equals(data)).toBe(true)
  })

  it('is left as it is where its Exif is damaged', async () => {
    for (const exif of [exifOf(9), exifOf(6).subarray(0, 15), new Uint8Array(0)]) {
      const { isAsStored } = await decodeImage(withChunk(plain, 'eXIf', exif), sharpCodec)
      expect(isAsStored).toBe(true)
    }
  })
})

it('names what is no picture that Glance takes', async () => {
  for (const format of ['webp', 'avif', 'gif'] as const) {
    const file = await sharp(plain).toFormat(format).toBuffer()
    await expect(decodeImage(file, sharpCodec)).rejects.toThrow(
      `The image cannot be read: it is ${format.toUpperCase()}, neither a PNG nor a JPEG.`
    )
  }
})

async function seen(file: Uint8Array): Promise<Uint8Array> {
  return new Uint8Array((await decodeImage(file, sharpCodec)).data)
}

function bySharp(file: Buffer): Promise<Buffer> {
  return sharp(file).toColourspace('srgb').ensureAlpha().raw().toBuffer()
}

/** Within three levels of each other: both round, and profiles hold rounded numbers. */
async function expectClose(one: Uint8Array, other: Uint8Array) {
  const differences = one.map((level, i) => Math.abs(level - other[i]!))
  expect(Math.max(...differences)).toBeLessThanOrEqual(3)
  // And far from what the file holds.
  const stored = await bySharp(plain)
  expect(one.filter((level, i) => Math.abs(level - stored[i]!) > 5).length).toBeGreaterThan(1000)
}

function withNumbers(png: Buffer, type: string, numbers: number[]): Buffer {
  const body = Buffer.alloc(4 * numbers.length)
  numbers.forEach((number, i) => body.writeUInt32BE(number, 4 * i))
  return withChunk(png, type, body)
}

function withProfile(icc: Uint8Array): Buffer {
  return withChunk(plain, 'iCCP', Buffer.concat([Buffer.from('icc\0\0'), deflateSync(icc)]))
}

async function iccBy(name: 'p3' | 'cmyk'): Promise<Buffer> {
  const file = await sharp(plain).withIccProfile(name).jpeg().toBuffer()
  return (await sharp(file).metadata()).icc!
}

/** X, Y, Z of red, green and blue under D50. */
const PROPHOTO = [0.7977, 0.288, 0, 0.1352, 0.7119, 0, 0.0313, 0.0001, 0.8249]
const P3 = [0.5151, 0.2412, -0.0011, 0.292, 0.6922, 0.0419, 0.1571, 0.0666, 0.7841]

/** A screen's profile, whose curves are tables of 1024 points, or sRGB's formula. */
function profile(kind: { primaries: number[]; gamma?: number; formula?: true }): Buffer {
  const { primaries, gamma = 1, formula } = kind
  const fixed = (...numbers: number[]): Buffer => {
    const bytes = Buffer.alloc(4 * numbers.length)
    numbers.forEach((number, i) => bytes.writeInt32BE(Math.round(number * 65536), 4 * i))
    return bytes
  }
  const table = Buffer.alloc(12 + 2048)
  table.write('curv\0\0\0\0\0\0\x04\0', 'latin1')
  for (let i = 0; i < 1024; i++) {
    table.writeUInt16BE(Math.round(65535 * (i / 1023) ** gamma), 12 + 2 * i)
  }
  const srgb = fixed(2.4, 1 / 1.055, 0.055 / 1.055, 1 / 12.92, 0.04045)
  const curve = formula
    ? Buffer.concat([Buffer.from('para\0\0\0\0\0\x03\0\0', 'latin1'), srgb])
    : table
  const xyz = (at: number): Buffer =>
    Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(...primaries.slice(at, at + 3))])
  const tags: [string, Buffer][] = [
    ...(['rXYZ', 'gXYZ', 'bXYZ'] as const).map((name, i): [string, Buffer] => [name, xyz(3 * i)]),
    ...['rTRC', 'gTRC', 'bTRC'].map((name): [string, Buffer] => [name, curve]),
    ['wtpt', Buffer.concat([Buffer.from('XYZ \0\0\0\0'), fixed(0.9642, 1, 0.8249)])]
  ]
  const head = Buffer.alloc(132 + 12 * tags.length)
  head.write('\x04\x20\0\0mntrRGB XYZ ', 8, 'latin1')
  head.write('acsp', 36)
  fixed(0.9642, 1, 0.8249).copy(head, 68)
  head.writeUInt32BE(tags.length, 128)
  let at = head.length
  tags.forEach(([name, body], i) => {
    head.write(name, 132 + 12 * i)
    head.writeUInt32BE(at, 136 + 12 * i)
    head.writeUInt32BE(body.length, 140 + 12 * i)
    at += body.length
  })
  head.writeUInt32BE(at, 0)
  return Buffer.concat([head, ...tags.map(([, body]) => body)])
}
