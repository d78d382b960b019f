import { describe, expect, it } from 'vitest'
import { labOf } from '../../../src/perception/see/lab'
import { shrinkPixels } from '../../../src/perception/see/shrink-pixels'
import { whiten } from '../../../src/perception/attention/boolean-maps'
import { correlation } from '../../bench/perception/fixation-metrics'
import { runToEnd } from '../../../src/perception'
import { noise, picture, type Colour } from '../pictures'

const labOfOne = (colour: Colour) => {
  const { l, a, b } = runToEnd(
    labOf(
      runToEnd(
        shrinkPixels(
          picture(1, 1, () => colour),
          { width: 1, height: 1 }
        )
      )
    )
  )
  return [l.data[0]!, a.data[0]!, b.data[0]!]
}

describe('CIELAB', () => {
  it.each<[string, Colour, [number, number, number]]>([
    ['white', [255, 255, 255], [100, 0, 0]],
    ['black', [0, 0, 0], [0, 0, 0]],
    ['red', [255, 0, 0], [53.24, 80.09, 67.2]],
    ['blue', [0, 0, 255], [32.3, 79.19, -107.86]],
    ['mid grey', [119, 119, 119], [50.03, 0, 0]]
  ])('of %s is as published', (_, colour, expected) => {
    for (const [i, value] of labOfOne(colour).entries()) {
      expect(Math.abs(value - expected[i]!)).toBeLessThan(0.15)
    }
  })
})

describe('shrinking a picture', () => {
  it('averages what each pixel covers, over white where it is transparent', () => {
    const half = picture(2, 1, (x) => (x === 0 ? [0, 0, 0] : [9, 9, 9, 0]))
    const { r } = runToEnd(shrinkPixels(half, { width: 1, height: 1 }))
    expect(r.data[0]).toBeCloseTo(127.5, 3)
  })

  it('keeps the mean of the whole at any size', () => {
    const pixels = noise(37, 29)
    const { g } = runToEnd(shrinkPixels(pixels, { width: 11, height: 7 }))
    const greens = pixels.data.filter((_, i) => i % 4 === 1)
    const mean = (values: ArrayLike<number>) =>
      Array.from(values).reduce((total, value) => total + value, 0) / values.length
    expect(mean(g.data)).toBeCloseTo(mean(greens), 2)
  })
})

describe('whitening', () => {
  it('leaves channels of like spread without correlation', () => {
    const rgb = runToEnd(shrinkPixels(noise(40, 40), { width: 40, height: 40 }))
    const [one, two, three] = whiten(runToEnd(labOf(rgb)))
    expect(Math.abs(correlation(one.data, two.data))).toBeLessThan(0.02)
    expect(Math.abs(correlation(two.data, three.data))).toBeLessThan(0.02)
    const variance = one.data.reduce((total, value) => total + value * value, 0) / 1600
    expect(variance).toBeCloseTo(1, 1)
  })
})
