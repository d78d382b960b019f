import { describe, expect, it } from 'vitest'
import { noise, picture, WHITE } from '../../perception/pictures'
import { fourier, inverseFourier } from './fourier'
import { spectralResidual } from './spectral-residual'

describe('the Fourier transform', () => {
  const cells = 4 * 6
  const plane = (re: Float64Array) => ({ width: 4, height: 6, re, im: new Float64Array(cells) })

  it('spreads a point evenly over all frequencies', () => {
    const { re, im } = fourier(plane(Float64Array.from({ length: cells }, (_, i) => (i ? 0 : 1))))
    for (const x of re) expect(x).toBeCloseTo(1, 9)
    for (const y of im) expect(y).toBeCloseTo(0, 9)
  })

  it('finds one wave across in the two frequencies that make it', () => {
    const wave = Float64Array.from({ length: cells }, (_, i) => Math.cos((Math.PI * (i % 4)) / 2))
    const { re } = fourier(plane(wave))
    const found = [...re.keys()].filter((i) => Math.abs(re[i]!) > 1e-9)
    expect(found).toEqual([1, 3])
    expect(re[1]).toBeCloseTo(cells / 2, 9)
  })

  it('is undone by its inverse', () => {
    const values = Float64Array.from({ length: cells }, (_, i) => (i * 7) % 11)
    const { re } = inverseFourier(fourier(plane(values)))
    for (const [i, value] of values.entries()) expect(re[i]).toBeCloseTo(value, 9)
  })
})

describe('spectral residual', () => {
  it('finds the one square in noise', () => {
    const busy = noise(256, 192)
    for (let y = 60; y < 84; y++) busy.data.fill(0, (y * 256 + 160) * 4, (y * 256 + 184) * 4)
    const { width, height, data } = spectralResidual(busy)
    const peak = data.indexOf(Math.max(...data))
    expect([width, height]).toEqual([64, 48])
    expect(Math.abs((peak % width) - 43)).toBeLessThan(6)
    expect(Math.abs(Math.floor(peak / width) - 18)).toBeLessThan(6)
  })

  it.each([
    ['one colour', picture(80, 60, () => WHITE)],
    ['noise', noise(80, 60)],
    ['a strip', noise(40, 300)]
  ])('has numbers for %s', (_, pixels) => {
    expect(spectralResidual(pixels).data.every((value) => value >= 0 && value < Infinity)).toBe(
      true
    )
  })
})
