import fc from 'fast-check'
import type { Matrix } from '../../../src/main/figma/geometry/transform'

const coordinate = fc.double({ min: -50_000, max: 50_000, noNaN: true })

/** A length of a design's layer in canvas px, often whole, often not. */
export const side = fc.oneof(
  fc.integer({ min: 1, max: 8000 }),
  fc.double({ min: 1, max: 8000, noNaN: true })
)

const angle = fc.oneof(
  fc.constantFrom(0, 90, 180, -90, 45),
  fc.double({ min: -180, max: 180, noNaN: true })
)

/** Figma's rotation is counter-clockwise, in degrees, about the top left corner. */
export function rotation(degrees: number, x = 0, y = 0): Matrix {
  const radians = (degrees * Math.PI) / 180
  return [
    [Math.cos(radians), Math.sin(radians), x],
    [-Math.sin(radians), Math.cos(radians), y]
  ]
}

export const rigidTransform = fc
  .tuple(angle, coordinate, coordinate)
  .map(([degrees, x, y]) => rotation(degrees, x, y))
