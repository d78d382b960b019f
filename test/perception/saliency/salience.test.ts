import { describe, expect, it } from 'vitest'
import { runToEnd } from '../../../src/perception'
import { labOf } from '../../../src/perception/colour/lab'
import { shrinkPixels } from '../../../src/perception/colour/shrink-pixels'
import { salience } from '../../../src/perception/saliency/salience'
import { GREY, noise, picture, square } from '../pictures'

const labOn = (pixels: ReturnType<typeof picture>) =>
  runToEnd(labOf(runToEnd(shrinkPixels(pixels, pixels))))

const salienceOf = (
  pixels: ReturnType<typeof picture>,
  part = 1,
  gain: Float32Array | null = null
) => runToEnd(salience(labOn(pixels), part, gain))

const spot = square(96, 40, 40, 12, [220, 60, 40], GREY)
const at = (values: Float32Array, x: number, y: number) => values[y * 96 + x]!

describe('salience', () => {
  it('is higher where something stands out, for all views and for the first', () => {
    const { all, first } = salienceOf(spot)
    for (const values of [all, first])
      expect(at(values, 46, 46)).toBeGreaterThan(5 * at(values, 8, 8))
  })

  it('is alike everywhere where nothing does', () => {
    const { all, first } = salienceOf(picture(64, 48, () => [90, 140, 200]))
    for (const values of [all, first]) {
      expect(Math.max(...values) / Math.min(...values)).toBeLessThan(1.001)
    }
  })

  it('is a power of itself by how much of the exponents holds, and 1 by none of them', () => {
    const whole = salienceOf(noise(48, 48)).all
    const half = salienceOf(noise(48, 48), 0.5).all
    expect(whole.every((value, i) => Math.abs(half[i]! ** 2 / value - 1) < 1e-4)).toBe(true)
    expect(salienceOf(noise(48, 48), 0).all.every((value) => value === 1)).toBe(true)
  })

  it('takes on what is known besides as a factor', () => {
    const gain = new Float32Array(96 * 96).fill(1).fill(1.5, 0, 96)
    const plain = salienceOf(spot)
    const known = salienceOf(spot, 1, gain)
    expect(at(known.all, 30, 0)).toBeCloseTo(1.5 * at(plain.all, 30, 0), 5)
    expect(at(known.first, 30, 50)).toBe(at(plain.first, 30, 50))
  })
})
