import { inflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { deflateRows } from '../../../src/service/images/png/deflate/deflate-rows'

/** Runs of repeated bytes and earlier pieces, as compressors meet them. */
const repetitive = fc
  .array(
    fc.record({
      bytes: fc.uint8Array({ minLength: 1, maxLength: 12, max: 3 }),
      times: fc.nat(600)
    }),
    { maxLength: 12 }
  )
  .map((parts) =>
    Buffer.concat(parts.flatMap(({ bytes, times }) => Array.from({ length: times }, () => bytes)))
  )

it('gives back any bytes', () => {
  const anyBytes = fc.oneof(fc.uint8Array({ maxLength: 3000 }), repetitive)
  fc.assert(
    fc.property(anyBytes, fc.integer({ min: 1, max: 40_000 }), (bytes, rowBytes) => {
      expect(inflateSync(deflateRows(bytes, rowBytes)).equals(bytes)).toBe(true)
    }),
    { numRuns: 200 }
  )
})

it('gives back matches of every length and distance', () => {
  for (const distance of [1, 2, 3, 4, 5, 8, 9, 257, 258, 1025, 4097, 24_577, 32_767, 32_768]) {
    const noise = Uint8Array.from(
      { length: distance },
      (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 24
    )
    for (let length = 3; length <= 600; length += distance > 10 ? 37 : 1) {
      const bytes = new Uint8Array(distance + length)
      for (let i = 0; i < bytes.length; i++) bytes[i] = noise[i % distance]!
      expect(inflateSync(deflateRows(bytes, distance)).equals(bytes)).toBe(true)
    }
  }
})

it('grows what it cannot compress by an eighth at most', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 5000, min: 144 }), (bytes) => {
      expect(deflateRows(bytes, 100).length).toBeLessThanOrEqual(bytes.length * 1.125 + 9)
    })
  )
})
