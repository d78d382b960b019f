import type { Size } from '../filters/fit-area'
import { resizeArea } from '../filters/resize-area'
import { sobel } from '../filters/sobel'
import { type Plane, planeLike } from '../plane'
import type { Steps } from '../steps'

/** Sobel's step of 4, and CIELAB lightness, to 0–1. */
const SCALE = 1 / 400
/** One hard edge says no more than half of the largest step. */
const LARGEST_GRADIENT = 0.5

/** Products of the lightness gradient (0–1 per step) with itself, and its length, averaged onto a size. */
export interface StructureTensor {
  xx: Plane
  xy: Plane
  yy: Plane
  /** Length of the gradient, cut off at `LARGEST_GRADIENT`. */
  length: Plane
}

export function* structureTensor(l: Plane, { width, height }: Size): Steps<StructureTensor> {
  const { x, y } = sobel(l)
  yield
  const xy = planeLike(l)
  const length = planeLike(l)
  multiply(x.data, y.data, xy.data, length.data)
  yield
  const shrunk = { xx: resizeArea(x, width, height), yy: resizeArea(y, width, height) }
  yield
  return {
    ...shrunk,
    xy: resizeArea(xy, width, height),
    length: resizeArea(length, width, height)
  }
}

/** Leaves the squares where the gradient was. */
function multiply(x: Float32Array, y: Float32Array, xy: Float32Array, length: Float32Array): void {
  for (let i = 0; i < x.length; i++) {
    const gx = x[i]! * SCALE
    const gy = y[i]! * SCALE
    xy[i] = gx * gy
    x[i] = gx * gx
    y[i] = gy * gy
    length[i] = Math.min(LARGEST_GRADIENT, Math.sqrt(gx * gx + gy * gy))
  }
}
