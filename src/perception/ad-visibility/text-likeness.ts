import { boxFilter } from '../filters/box-filter'
import { reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { sobel } from '../filters/sobel'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../steps'

const WINDOW_PART = 1 / 24
const BLUR = 0.015
/** CIELAB lightness to 0–1, and Sobel's step of 4 back to 1. */
const GRADIENT_SCALE = 1 / 400
const LARGEST_GRADIENT = 0.5

/**
 * Where strokes of both directions are dense, as in lines of text: the geometric mean of the local
 * horizontal and vertical gradients, each clipped so that one hard edge is no text.
 */
export function* textLikeness(l: Plane): Steps<Plane> {
  const { x, y } = sobel(l)
  yield
  const radius = Math.max(1, Math.round((WINDOW_PART * reach(l)) / 2))
  for (const gradient of [x, y]) {
    const { data } = gradient
    for (let i = 0; i < data.length; i++) {
      data[i] = Math.min(Math.abs(data[i]!) * GRADIENT_SCALE, LARGEST_GRADIENT)
    }
    boxFilter(gradient, radius, gradient)
    yield
  }
  const likeness = planeLike(l)
  for (let i = 0; i < likeness.data.length; i++) {
    // Running sums may end a rounding error below zero, where the root is not a number.
    likeness.data[i] = Math.sqrt(Math.max(0, x.data[i]!) * Math.max(0, y.data[i]!))
  }
  return gaussianBlur(likeness, BLUR * reach(l), likeness, 'zeros')
}
