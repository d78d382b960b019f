import fc from 'fast-check'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { encodeRgbPng } from '../../src/images/png/encode-rgb-png'

const flatOrSmooth = fc
  .record({
    width: fc.integer({ min: 1, max: 40 }),
    height: fc.integer({ min: 1, max: 30 }),
    step: fc.nat(9)
  })
  .chain(({ width, height, step }) => {
    const length = 3 * width * height
    return fc
      .uint8Array({ minLength: length, maxLength: length, max: 3 })
      .map((noise) => ({ width, height, colours: noise.map((one, i) => one + step * i) }))
  })

it('keeps every pixel, for sharp', async () => {
  await fc.assert(
    fc.asyncProperty(flatOrSmooth, async ({ width, height, colours }) => {
      const png = await encodeRgbPng({ width, height }, colours)
      expect(Uint8Array.from(await sharp(png).raw().toBuffer())).toEqual(colours)
    }),
    { numRuns: 50 }
  )
})
