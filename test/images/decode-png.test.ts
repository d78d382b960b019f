import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { decodePng } from '../../src/images/png/decode-png'
import { pagePng } from '../contract/support/pictures'
import { type RawPng, rowLayout, writeChunk, writePng } from './support/write-png'

const KINDS = [
  ...[1, 2, 4, 8, 16].map((depth) => ({ colourType: 0, depth })),
  ...[8, 16].map((depth) => ({ colourType: 2, depth })),
  ...[1, 2, 4, 8].map((depth) => ({ colourType: 3, depth })),
  ...[8, 16].map((depth) => ({ colourType: 4, depth })),
  ...[8, 16].map((depth) => ({ colourType: 6, depth }))
]

/** Any valid PNG up to 20 px: every kind, filter and interlacing, with random pixels. */
const anyPng = fc
  .record({
    kind: fc.constantFrom(...KINDS),
    width: fc.integer({ min: 1, max: 20 }),
    height: fc.integer({ min: 1, max: 20 }),
    interlaced: fc.boolean(),
    transparent: fc.boolean()
  })
  .chain(({ kind, transparent, ...size }) => {
    const { bytes, filters } = rowLayout({ ...kind, ...size })
    const entries = kind.colourType === 3 ? 2 ** kind.depth : 0
    const keyBytes = { 0: 2, 2: 6, 3: entries }[kind.colourType] ?? 0
    return fc
      .record({
        data: fc.uint8Array({ minLength: bytes, maxLength: bytes }),
        filter: fc.array(fc.integer({ min: 0, max: 4 }), {
          minLength: filters.length,
          maxLength: filters.length
        }),
        palette: fc.uint8Array({ minLength: entries * 3, maxLength: entries * 3 }),
        key: fc.uint8Array({ minLength: keyBytes, maxLength: keyBytes })
      })
      .map(({ data, filter, palette, key }): RawPng => {
        filters.forEach((at, row) => (data[at] = filter[row]!))
        const masked = kind.colourType === 3 ? key : inDepth(key, kind.depth)
        return {
          ...kind,
          ...size,
          data,
          ...(entries > 0 && { palette }),
          ...(transparent && keyBytes > 0 && { transparency: masked })
        }
      })
  })

/** A transparent colour must be one that the depth can hold. */
function inDepth(key: Uint8Array, depth: number): Uint8Array {
  const mask = 2 ** depth - 1
  return key.map((byte, i) => byte & (i % 2 === 0 ? mask >> 8 : mask & 255))
}

async function bySharp(png: Buffer): Promise<Buffer> {
  return sharp(png).toColourspace('srgb').ensureAlpha().raw().toBuffer()
}

const bytesOf = async (png: Uint8Array): Promise<Buffer> => Buffer.from((await decodePng(png)).data)

describe('decodePng', () => {
  it('sees the pixels that sharp sees, in every kind of PNG', async () => {
    await fc.assert(
      fc.asyncProperty(anyPng, async (raw) => {
        const png = writePng(raw)
        expect(await bytesOf(png)).toEqual(await bySharp(png))
      }),
      { numRuns: 300 }
    )
  })

  it('stops at more pixel data than the header announces', async () => {
    const raw = { width: 50, height: 50, depth: 8, colourType: 0, interlaced: false }
    const { bytes } = rowLayout(raw)
    const tooMuch = 100_000_000
    const bomb = writePng({ ...raw, data: new Uint8Array(bytes + tooMuch) })
    const before = process.memoryUsage().arrayBuffers
    await expect(decodePng(bomb)).rejects.toThrow(/more pixel data/)
    // What was thrown away and not yet collected counts, too.
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(tooMuch)
  })

  it('makes no room for pixels that so little data cannot hold', async () => {
    const kind = { width: 2000, height: 2000, depth: 16, colourType: 6, interlaced: false }
    const empty = writePng({ ...kind, data: new Uint8Array(1000) })
    const before = process.memoryUsage().arrayBuffers
    await expect(decodePng(empty)).rejects.toThrow(/truncated/)
    expect(process.memoryUsage().arrayBuffers - before).toBeLessThan(1_000_000)
  })

  it('refuses a palette picture without a palette, and unknown parts', async () => {
    const raw = { width: 2, height: 2, depth: 8, colourType: 3, interlaced: false }
    const bare = writePng({ ...raw, data: new Uint8Array(6) })
    await expect(decodePng(bare)).rejects.toThrow(/no palette/)
    const png = await pagePng(48, 40)
    const unknown = Buffer.concat([
      png.subarray(0, 33),
      writeChunk('ABCD', new Uint8Array(3)),
      png.subarray(33)
    ])
    await expect(decodePng(unknown)).rejects.toThrow(/unknown part/)
  })
})
