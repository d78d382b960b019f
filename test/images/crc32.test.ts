import { crc32 as nodeCrc32 } from 'node:zlib'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { crc32 } from '../../src/images/png/png-chunks'

it('is the checksum that zlib computes, for any bytes of any length', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 70 }), (bytes) => {
      expect(crc32(bytes)).toBe(nodeCrc32(bytes))
    })
  )
})
