import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { planes } from '../../perception/filters/planes'
import { sum } from '../../perception/pictures'
import { dct, inverseDct } from './dct'

const energy = (values: Float32Array) => sum(values.map((value) => value * value))

describe('DCT', () => {
  it('is undone by its inverse and keeps the sum of squares', () => {
    fc.assert(
      fc.property(planes(), (source) => {
        const transformed = dct(source)
        const back = inverseDct(transformed).data
        expect(back.every((value, i) => Math.abs(value - source.data[i]!) < 0.01)).toBe(true)
        const lost = Math.abs(energy(transformed.data) - energy(source.data))
        expect(lost).toBeLessThanOrEqual(1e-3 * energy(source.data))
      }),
      { numRuns: 40 }
    )
  })
})
