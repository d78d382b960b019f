import { gaussianBlur } from '../filters/gaussian-blur'
import { planeLike } from '../plane'
import type { Plane } from '../plane'

/** Standard deviation of lightness around each cell, in its own units, within `sigma` cells. */
export function lightnessVariation(l: Plane, sigma: number): Plane {
  const mean = gaussianBlur(l, sigma)
  const squares = planeLike(l)
  for (let i = 0; i < squares.data.length; i++) squares.data[i] = l.data[i]! * l.data[i]!
  gaussianBlur(squares, sigma, squares)
  for (let i = 0; i < squares.data.length; i++) {
    const variance = squares.data[i]! - mean.data[i]! * mean.data[i]!
    squares.data[i] = variance > 0 ? Math.sqrt(variance) : 0
  }
  return squares
}
