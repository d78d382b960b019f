import fc from 'fast-check'
import { encode } from 'fast-png'
import { expect, test } from 'vitest'
import { pngSize } from '../../../src/main/figma/images'

test('the size of a real PNG is read from its header, wherever its bytes begin', () => {
  const png = encode({ width: 7, height: 3, data: new Uint8Array(7 * 3 * 4) })
  const inBuffer = new Uint8Array(png.length + 5)
  inBuffer.set(png, 5)
  expect(pngSize(png)).toEqual({ width: 7, height: 3 })
  expect(pngSize(inBuffer.subarray(5))).toEqual({ width: 7, height: 3 })
})

test('bytes that are no PNG have no size', () => {
  fc.assert(
    fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
      fc.pre(bytes[0] !== 0x89)
      expect(pngSize(bytes)).toBeNull()
    })
  )
})
