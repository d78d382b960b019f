import type { Size } from '../see/size'
import { resizePlanes } from '../see/resize'
import { sobel } from '../see/sobel'
import { planeLike, type Plane } from '../see/plane'
import type { Steps } from '../see/steps'
import { gaussianBlur } from '../see/gaussian-blur'
import { mean } from '../see/statistics'

/** Sobel's step of 4, and CIELAB lightness, to 0–1. */
const SCALE = 1 / 400
/** One hard edge says no more than half of the largest step. */
const LARGEST_GRADIENT = 0.5

/** Products of the lightness gradient (0–1 per step) with itself, and its length, averaged onto a size. */
interface StructureTensor {
  xx: Plane
  xy: Plane
  yy: Plane
  /** Length of the gradient, cut off at `LARGEST_GRADIENT`. */
  length: Plane
}

export function* structureTensor(l: Plane, size: Size): Steps<StructureTensor> {
  const { x, y } = sobel(l)
  yield
  const xy = planeLike(l)
  const length = planeLike(l)
  multiply(x.data, y.data, xy.data, length.data)
  yield
  return yield* resizePlanes({ xx: x, xy, yy: y, length }, size)
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

/**
 * Where edges of more than one direction meet within `sigma` cells: the root of the structure tensor's
 * smaller eigenvalue (Shi and Tomasi 1994). Letters, faces and small things are full of corners; a
 * straight edge has none.
 */
export function corners(tensor: StructureTensor, sigma: number): Plane {
  const xx = gaussianBlur(tensor.xx, sigma)
  const xy = gaussianBlur(tensor.xy, sigma)
  const yy = gaussianBlur(tensor.yy, sigma)
  const result = planeLike(xx)
  smallerEigenvalue(xx.data, xy.data, yy.data, result.data)
  return result
}

function smallerEigenvalue(
  xx: Float32Array,
  xy: Float32Array,
  yy: Float32Array,
  into: Float32Array
): void {
  for (let i = 0; i < into.length; i++) {
    const half = (xx[i]! - yy[i]!) / 2
    const value = (xx[i]! + yy[i]!) / 2 - Math.sqrt(half * half + xy[i]! * xy[i]!)
    into[i] = value > 0 ? Math.sqrt(value) : 0
  }
}

/** Added to the surroundings, as part of the picture's mean: in empty places nothing is isolated. */
const FLOOR = 0.15
const LEAST = 1e-6

/** How much more of something there is `here`, in its own blur, than around, within `far` cells. */
export function isolation(measure: Plane, here: Plane, far: number): Plane {
  const around = gaussianBlur(measure, far)
  const floor = FLOOR * mean(measure.data) + LEAST
  const result = planeLike(measure)
  for (let i = 0; i < result.data.length; i++) {
    result.data[i] = Math.max(0, here.data[i]!) / (Math.max(0, around.data[i]!) + floor)
  }
  return result
}

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
