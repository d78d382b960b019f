import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import { decodeImage } from '../../../src/images/decode-image'
import { fitPicture } from '../../../src/node/analyse/fit-picture'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { pagePng, pngOfSize } from '../../contract/support/pictures'
import { noise } from '../../images/support/odd-file'
import { exifOf, withChunk } from '../../images/support/write-png'

describe('a picture at the command line', () => {
  let page: Buffer
  beforeAll(async () => {
    page = await pagePng(2400, 600)
  })

  it('is made smaller, too, where it is over 5 MB within 2000 px', async () => {
    const raw = { width: 1500, height: 1200, channels: 3 } as const
    const heavy = await sharp(noise(1500 * 1200 * 3), { raw })
      .png()
      .toBuffer()
    expect(heavy.length).toBeGreaterThan(5_000_000)
    const { bytes, scaled } = await fitPicture(heavy)
    expect(bytes.length).toBeLessThanOrEqual(5_000_000)
    expect(scaled).toMatchObject({ from: { width: 1500, height: 1200 } })
    expect(scaled!.to.width).toBeGreaterThan(1200)
  })

  it('keeps its size where only its file was packed loosely', async () => {
    const loose = await pngOfSize(5_000_001)
    const { bytes, scaled } = await fitPicture(loose)
    expect(scaled).toBeNull()
    const [before, after] = await Promise.all(
      [loose, bytes].map((file) => decodeImage(file, sharpCodec))
    )
    expect(Buffer.from(after!.data).equals(Buffer.from(before!.data))).toBe(true)
  })

  it('is seen alike within 2000 px and above: upright, and as bright', async () => {
    const linear = Buffer.from([0, 1, 0x86, 0xa0])
    const held = withChunk(withChunk(page, 'eXIf', exifOf(6)), 'gAMA', linear)
    const { bytes, scaled } = await fitPicture(held)
    expect(scaled).toEqual({ from: { width: 600, height: 2400 }, to: { width: 500, height: 2000 } })
    const [large, small] = [
      await decodeImage(held, sharpCodec, { min: 1, max: 2400 }),
      await decodeImage(bytes, sharpCodec)
    ]
    expect(meanOf(small.data)).toBeCloseTo(meanOf(large.data), 0)
    expect(meanOf(small.data)).toBeGreaterThan(
      meanOf((await decodeImage(page, sharpCodec, { min: 1, max: 2400 })).data)
    )
  })

  it('is said to be another format where it is', async () => {
    const avif = await sharp(page).avif({ effort: 0 }).toBuffer()
    await expect(fitPicture(avif)).rejects.toThrow('it is AVIF, neither a PNG nor a JPEG')
  })
})

function meanOf(data: Uint8Array | Uint8ClampedArray): number {
  let sum = 0
  for (const level of data) sum += level
  return sum / data.length
}
