import { describe, expect, it } from 'vitest'
import { densityOf, fitLogLinear } from './log-linear-fit'

const wave = (frequency: number, shift: number) =>
  Float32Array.from({ length: 200 }, (_, i) => Math.cos(frequency * i + shift))

describe('the log-linear fit', () => {
  it('finds the weights that densities were made with', () => {
    const weights = [0.8, -1.3]
    const pictures = [0, 1, 2].map((shift) => {
      const terms = [wave(0.21, shift), wave(0.05, 2 * shift)]
      return { terms, viewed: densityOf({ terms }, weights), weight: 1 + shift }
    })
    fitLogLinear(pictures, { ridge: [0, 0] }).forEach((weight, k) =>
      expect(weight).toBeCloseTo(weights[k]!, 3)
    )
  })

  it('gives by hand what it must: the logarithm of the odds', () => {
    // One cell of four is looked at as often as the three others together.
    const terms = [Float32Array.of(1, 0, 0, 0)]
    const viewed = Float32Array.of(0.5, 1 / 6, 1 / 6, 1 / 6)
    const [weight] = fitLogLinear([{ terms, viewed, weight: 1 }], { ridge: [0] })
    expect(weight).toBeCloseTo(Math.log(3), 5)
  })

  it('is held back by its ridge', () => {
    const terms = [Float32Array.of(1, 0, 0, 0)]
    const picture = { terms, viewed: Float32Array.of(0.5, 1 / 6, 1 / 6, 1 / 6), weight: 1 }
    const [free] = fitLogLinear([picture], { ridge: [0] })
    const [held] = fitLogLinear([picture], { ridge: [1] })
    expect(held).toBeGreaterThan(0)
    expect(held).toBeLessThan(free! / 2)
  })
  it('holds back each weight by its own ridge', () => {
    const terms = [Float32Array.of(1, 0, 0, 0), Float32Array.of(0, 1, 0, 0)]
    const viewed = Float32Array.of(0.4, 0.4, 0.1, 0.1)
    const [free, held] = fitLogLinear([{ terms, viewed, weight: 1 }], { ridge: [0, 1] })
    expect(held).toBeLessThan(free! / 2)
  })

  it('fits only what the offset does not already say', () => {
    const terms = [wave(0.21, 1)]
    const offset = wave(0.05, 2)
    const viewed = densityOf({ terms, offset }, [0.7])
    const [weight] = fitLogLinear([{ terms, offset, viewed, weight: 1 }], { ridge: [0] })
    expect(weight).toBeCloseTo(0.7, 3)
    expect(offset).toEqual(wave(0.05, 2))
  })

  it('goes on from where it is told to start', () => {
    const terms = [wave(0.21, 1), wave(0.05, 2)]
    const weights = [0.8, -1.3]
    const picture = { terms, viewed: densityOf({ terms }, weights), weight: 1 }
    const options = { ridge: [0, 0], steps: 1 }
    const miss = (found: readonly number[]) =>
      Math.max(...found.map((weight, k) => Math.abs(weight - weights[k]!)))
    expect(miss(fitLogLinear([picture], { ...options, start: [0.75, -1.25] }))).toBeLessThan(
      miss(fitLogLinear([picture], options)) / 2
    )
  })
})

describe('a log-linear density', () => {
  it('sums to 1 however large its weights are', () => {
    const density = densityOf({ terms: [wave(0.21, 0)] }, [1e4])
    expect(density.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 5)
  })
})
