import fc from 'fast-check'
import { expect, test } from 'vitest'
import { pictureSizes } from '../../../../src/main/compare/board/picture-sizes'

const desktop = { width: 1440, height: 1024 }
const wide = { width: 1440, height: 900 }
const phone = { width: 390, height: 844 }

test('shapes that are alike get one width', () => {
  const [first, second] = pictureSizes([desktop, wide])
  expect([first, second]).toEqual([desktop, wide])
  expect(pictureSizes([phone, { width: 412, height: 915 }]).map(({ width }) => width)).toEqual([
    412, 412
  ])
})

test('phones beside desktops get one height', () => {
  expect(pictureSizes([desktop, phone]).map(({ height }) => height)).toEqual([1024, 1024])
})

test('banners get one width, however flat they are', () => {
  const banners = [
    { width: 970, height: 90 },
    { width: 300, height: 250 }
  ]
  expect(pictureSizes(banners).map(({ width }) => width)).toEqual([970, 970])
})

const side = fc.integer({ min: 40, max: 2000 })
const picture = fc
  .record({ width: side, height: side })
  .filter(({ width, height }) => Math.max(width / height, height / width) <= 50)

test('pictures of any shapes keep them, in whole px, and stay within bounds', () => {
  fc.assert(
    fc.property(fc.array(picture, { minLength: 1, maxLength: 20 }), (pictures) => {
      pictureSizes(pictures).forEach(({ width, height }, index) => {
        const shape = pictures[index]!
        expect([width, height]).toEqual([Math.round(width), Math.round(height)])
        expect(Math.abs(width - (height * shape.width) / shape.height)).toBeLessThanOrEqual(
          1 + shape.width / shape.height
        )
        expect(Math.max(width, height)).toBeLessThanOrEqual(2880)
        expect(Math.min(width, height)).toBeGreaterThanOrEqual(1)
      })
    })
  )
})
