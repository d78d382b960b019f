import fc from 'fast-check'
import { inflateSync } from 'node:zlib'
import { expect, it } from 'vitest'
import { RunDeflater } from '../../src/images/png/deflate/run-deflater'
import { codeLengths } from '../../src/images/png/deflate/write-block'

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

function deflate(...parts: Uint8Array[]): Uint8Array {
  const deflater = new RunDeflater()
  parts.forEach((part) => deflater.add(part))
  return deflater.finish()
}

it('gives back any bytes, in any parts', () => {
  const anyBytes = fc.oneof(fc.uint8Array({ maxLength: 3000 }), repetitive)
  fc.assert(
    fc.property(fc.array(anyBytes, { maxLength: 4 }), (parts) => {
      expect(inflateSync(deflate(...parts)).equals(Buffer.concat(parts))).toBe(true)
    }),
    { numRuns: 200 }
  )
})

it('gives back runs of every length', () => {
  const runs = Array.from({ length: 600 }, (_, length) => Buffer.alloc(length, length))
  expect(inflateSync(deflate(...runs)).equals(Buffer.concat(runs))).toBe(true)
})

it('gives back more bytes than one block holds', () => {
  const noise = Uint8Array.from({ length: 200_000 }, (_, i) => Math.imul(i + 1, 0x9e3779b1) >>> 24)
  const packed = deflate(noise)
  expect(inflateSync(packed).equals(noise)).toBe(true)
  // What cannot be compressed grows by the codes of its blocks and little more.
  expect(packed.length).toBeLessThan(1.01 * noise.length)
})

it('gives the rarest of very uneven symbols codes that are not too long, and leaves none over', () => {
  fc.assert(
    fc.property(fc.array(fc.nat(31), { minLength: 2, maxLength: 286 }), (powers) => {
      const lengths = codeLengths(Uint32Array.from(powers, (power) => 2 ** power))
      expect(Math.max(...lengths)).toBeLessThanOrEqual(15)
      const used = lengths.reduce((sum, length) => sum + 2 ** -length, 0)
      expect(used).toBe(1)
    })
  )
})
