import { gaussianBlur } from '../filters/gaussian-blur'
import { planeLike } from '../plane'
import type { Plane } from '../plane'

/** Variances below this, in squared CIELAB units, are rounding: an even ground must have none. */
const LEAST_VARIANCE = 0.01

/** Standard deviation of lightness around each cell, in its own units, within `sigma` cells. */
export function lightnessVariation(l: Plane, sigma: number): Plane {
  const mean = gaussianBlur(l, sigma)
  const squares = planeLike(l)
  for (let i = 0; i < squares.data.length; i++) squares.data[i] = l.data[i]! * l.data[i]!
  gaussianBlur(squares, sigma, squares)
  for (let i = 0; i < squares.data.length; i++) {
    const variance = squares.data[i]! - mean.data[i]! * mean.data[i]!
    squares.data[i] = variance > LEAST_VARIANCE ? Math.sqrt(variance) : 0
  }
  return squares
}
