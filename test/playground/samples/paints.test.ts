import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  linearTransform,
  radialTransform,
  toColour
} from '../../../src/playground/samples/appearance'

const coordinate = fc.double({ min: -2, max: 2, noNaN: true })
const point = fc.tuple(coordinate, coordinate)
const radius = fc.double({ min: 0.05, max: 2, noNaN: true })

function apply([[a, c, e], [b, d, f]]: Transform, [x, y]: [number, number]): [number, number] {
  return [a * x + c * y + e, b * x + d * y + f]
}

function expectClose(actual: [number, number], expected: [number, number]) {
  expect(actual[0]).toBeCloseTo(expected[0], 6)
  expect(actual[1]).toBeCloseTo(expected[1], 6)
}

it('a linear gradient runs from its first point to its second in Figma’s gradient space', () => {
  fc.assert(
    fc.property(point, point, (from, to) => {
      fc.pre(Math.hypot(to[0] - from[0], to[1] - from[1]) > 0.05)
      const transform = linearTransform(from, to)
      expectClose(apply(transform, from), [0, 0.5])
      expectClose(apply(transform, to), [1, 0.5])
    })
  )
})

it('a radial gradient has its centre and its rim where they are in Figma’s gradient space', () => {
  fc.assert(
    fc.property(point, radius, radius, (centre, rx, ry) => {
      const transform = radialTransform(centre, [rx, ry])
      expectClose(apply(transform, centre), [0.5, 0.5])
      expectClose(apply(transform, [centre[0] + rx, centre[1]]), [1, 0.5])
      expectClose(apply(transform, [centre[0], centre[1] + ry]), [0.5, 1])
    })
  )
})

it('a gradient between two equal points is turned down', () => {
  expect(() => linearTransform([0.5, 0.5], [0.5, 0.5])).toThrow('two different points')
})

it('colours are read with their alpha, from tokens and from hex', () => {
  const byte = fc.integer({ min: 0, max: 255 })
  fc.assert(
    fc.property(byte, byte, byte, fc.integer({ min: 0, max: 100 }), (r, g, b, percent) => {
      const hex = `#${[r, g, b].map((value) => value.toString(16).padStart(2, '0')).join('')}`
      const colour = { r: r / 255, g: g / 255, b: b / 255, a: percent / 100 }
      expect(toColour(`${hex}/${percent}`, {})).toEqual(colour)
      expect(toColour(`ink/${percent}`, { ink: hex })).toEqual(colour)
      expect(toColour('ink', { ink: hex })).toEqual({ ...colour, a: 1 })
    })
  )
})
