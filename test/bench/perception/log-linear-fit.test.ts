import { describe, expect, it } from 'vitest'
import { densityOf, fitLogLinear } from './log-linear-fit'

const wave = (frequency: number, shift: number) =>
  Float32Array.from({ length: 200 }, (_, i) => Math.cos(frequency * i + shift))

describe('the log-linear fit', () => {
  it('finds the weights that densities were made with', () => {
    const weights = [0.8, -1.3]
    const pictures = [0, 1, 2].map((shift) => {
      const terms = [wave(0.21, shift), wave(0.05, 2 * shift)]
      return { terms, viewed: densityOf(terms, weights), weight: 1 + shift }
    })
    fitLogLinear(pictures, 0).forEach((weight, k) => expect(weight).toBeCloseTo(weights[k]!, 3))
  })

  it('gives by hand what it must: the logarithm of the odds', () => {
    // One cell of four is looked at as often as the three others together.
    const terms = [Float32Array.of(1, 0, 0, 0)]
    const viewed = Float32Array.of(0.5, 1 / 6, 1 / 6, 1 / 6)
    const [weight] = fitLogLinear([{ terms, viewed, weight: 1 }], 0)
    expect(weight).toBeCloseTo(Math.log(3), 5)
  })

  it('is held back by its ridge', () => {
    const terms = [Float32Array.of(1, 0, 0, 0)]
    const picture = { terms, viewed: Float32Array.of(0.5, 1 / 6, 1 / 6, 1 / 6), weight: 1 }
    const [free] = fitLogLinear([picture], 0)
    const [held] = fitLogLinear([picture], 1)
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(free! / 2)
  })
})
