import { gaussianBlur } from '../see/gaussian-blur'
import { sobel } from '../see/sobel'
import { planeLike, type Plane } from '../see/plane'

/** Removes grain before differentiating, in cells. */
const SMOOTHING = 1
/** Sobel's step of 4 back to 1. */
const GRADIENT_SCALE = 1 / 4
/** CIELAB lightness units from which on a steeper edge has no more votes. */
const MOST_VOTES = 16
const LEAST_GRADIENT = 1e-3
/** Blur of the votes, as part of the radius. */
const BLUR = 0.5

/**
 * Fast radial symmetry (Loy and Zelinsky 2003) for one radius in cells: each edge votes for the two places
 * a radius away across it, so that round and compact things of either polarity gather votes.
 */
export function radialSymmetry(l: Plane, radius: number): Plane {
  const { x, y } = sobel(gaussianBlur(l, SMOOTHING))
  const votes = planeLike(l)
  for (let row = 0; row < l.height; row++) voteRow(x, y, row, radius, votes)
  return gaussianBlur(votes, BLUR * radius, votes)
}

function voteRow(x: Plane, y: Plane, row: number, radius: number, votes: Plane): void {
  const { width, height } = votes
  for (let column = 0; column < width; column++) {
    const at = row * width + column
    const gx = x.data[at]! * GRADIENT_SCALE
    const gy = y.data[at]! * GRADIENT_SCALE
    const length = Math.sqrt(gx * gx + gy * gy)
    if (length < LEAST_GRADIENT) continue
    const weight = Math.min(MOST_VOTES, length)
    const across = Math.round((radius * gx) / length)
    const down = Math.round((radius * gy) / length)
    for (let side = -1; side <= 1; side += 2) {
      const toX = Math.max(0, Math.min(width - 1, column + side * across))
      const toY = Math.max(0, Math.min(height - 1, row + side * down))
      votes.data[toY * width + toX]! += weight
    }
  }
}
