import { expect, it } from 'vitest'
import { isBlank } from '../../../src/perception'
import { picture, square, WHITE } from '../pictures'

it('calls an even picture blank, whatever its colour, and faint compression noise too', () => {
  expect(isBlank(picture(40, 40, () => [12, 200, 90]))).toBe(true)
  expect(isBlank(picture(40, 40, (x) => [120 + (x % 3), 120, 120]))).toBe(true)
})

it('calls a transparent picture blank, whatever hides in it', () => {
  expect(isBlank(picture(40, 40, (x, y) => [x, y, 7, 0]))).toBe(true)
})

it('does not call a picture blank that shows anything', () => {
  expect(isBlank(square(40, 20, 20, 1, [240, 240, 240], WHITE))).toBe(false)
  expect(isBlank(picture(40, 40, (x) => [0, 0, 0, x < 20 ? 0 : 255]))).toBe(false)
})
