import { expect, test } from 'vitest'
import { coverOf } from '../../../src/main/layers/layer-node'

const BLACK = { r: 0, g: 0, b: 0 }
const solid = (opacity?: number, visible = true): Paint => ({
  type: 'SOLID',
  color: BLACK,
  visible,
  ...(opacity === undefined ? {} : { opacity })
})
const gradient = (opacity: number, ...alphas: number[]): Paint => ({
  type: 'GRADIENT_LINEAR',
  opacity,
  gradientTransform: [
    [1, 0, 0],
    [0, 1, 0]
  ],
  gradientStops: alphas.map((a, i) => ({ position: i / alphas.length, color: { ...BLACK, a } }))
})
const image = (opacity: number): Paint => ({
  type: 'IMAGE',
  scaleMode: 'FILL',
  imageHash: null,
  opacity
})

test.each<[string, Paint[], number]>([
  ['nothing', [], 0],
  ['a plain colour', [solid()], 1],
  ['a hidden colour', [solid(1, false)], 0],
  ['a colour at half opacity', [solid(0.5)], 0.5],
  ['a gradient that fades out', [gradient(1, 1, 0)], 0.5],
  ['a dimmed gradient', [gradient(0.5, 1, 0.6)], 0.4],
  ['a picture', [image(0.8)], 0.8],
  ['two half opaque colours', [solid(0.5), solid(0.5)], 0.75],
  ['a picture under a veil', [image(1), solid(0.1)], 1]
])('%s hides what lies below as far as it is opaque', (_name, paints, cover) => {
  expect(coverOf(paints)).toBeCloseTo(cover)
})

test('mixed fills, which texts of several colours have, hide all', () => {
  expect(coverOf(Symbol('mixed') as unknown as typeof figma.mixed)).toBe(1)
})
