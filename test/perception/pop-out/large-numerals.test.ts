import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import { findLargestNumeral } from '../../../src/perception/pop-out/large-numerals'
import { preparePicture } from '../../../src/perception/see/prepare-picture'
import { type Colour, noise, picture } from '../pictures'

interface Zeros {
  x: number
  y: number
  /** px; each is .6 times as wide. */
  height: number
  count: number
}

const WHITE: Colour = [255, 255, 255]
const INK: Colour = [30, 30, 30]

/** Zeros side by side, as hollow boxes. */
function withZeros(numbers: readonly Zeros[], ink = INK, ground = WHITE) {
  return picture(480, 320, (px, py) => {
    const isInk = numbers.some(({ x, y, height, count }) => {
      const [width, stroke] = [0.6 * height, 0.15 * height]
      const digit = Math.floor((px - x) / (width + stroke))
      const across = px - x - digit * (width + stroke)
      const isInside = digit >= 0 && digit < count && py >= y && py < y + height && across < width
      const isHole =
        across >= stroke && across < width - stroke && py >= y + stroke && py < y + height - stroke
      return isInside && !isHole
    })
    return isInk ? ink : ground
  })
}

const found = (pixels: ReturnType<typeof withZeros>) => {
  const { lab } = runToEnd(preparePicture(pixels))
  const scale = pixels.width / lab.l.width
  return runToEnd(findLargestNumeral(lab.l)).map(({ box }) => ({
    x: (scale * (box.left + box.right + 1)) / 2,
    y: (scale * (box.top + box.bottom + 1)) / 2
  }))
}

describe('the largest number of a screen', () => {
  const price = { x: 200, y: 100, height: 40, count: 3 }

  it.each([
    ['dark on light', INK, WHITE],
    ['light on dark', WHITE, INK]
  ] as const)('is found %s, beside smaller ones', (_, ink, ground) => {
    const numbers = [price, { x: 40, y: 250, height: 20, count: 4 }]
    const [box, ...others] = found(withZeros(numbers, ink, ground))
    expect(others).toEqual([])
    expect(Math.hypot(box!.x - 242, box!.y - 120)).toBeLessThan(8)
  })

  it.each([
    ['one of two alike', [price, { ...price, y: 200 }]],
    ['a single shape', [{ ...price, count: 1 }]],
    ['a row of many shapes', [{ ...price, x: 20, count: 11 }]],
    ['of shapes as small as text', [{ ...price, height: 8 }]]
  ])('is not %s', (_, numbers) => {
    expect(found(withZeros(numbers))).toEqual([])
  })

  it('takes pictures of a single pixel, row or column', () => {
    for (const [width, height] of [
      [1, 1],
      [1, 40],
      [40, 1]
    ] as const) {
      expect(found(noise(width, height))).toEqual([])
    }
  })
})
