import { sobel } from '../filters/sobel'
import { gaussianBlur } from '../filters/gaussian-blur'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'

/** Removes grain before differentiating, in pixels. */
const SMOOTHING = 0.7
/** Least Sobel gradient of an edge: a step of about 6 CIELAB units of lightness after smoothing. */
const LEAST_GRADIENT = 24

/**
 * 1 on edges, 0 elsewhere: gradients of lightness above a threshold that are largest across their
 * direction (Canny 1986, without hysteresis). The mean is edge density (Mack and Oliva 2004).
 */
export function* edgeMap(l: Plane): Steps<Plane> {
  const smooth = gaussianBlur(l, SMOOTHING)
  yield
  const { x, y } = sobel(smooth)
  yield
  const { width, height } = l
  const strength = planeLike(l)
  for (let i = 0; i < strength.data.length; i++) {
    strength.data[i] = Math.sqrt(x.data[i]! ** 2 + y.data[i]! ** 2)
  }
  yield
  const edges = planeLike(l)
  for (let row = 1; row < height - 1; row++) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at++) {
      const here = strength.data[at]!
      if (here < LEAST_GRADIENT) continue
      const ahead = stepAlong(x.data[at]!, y.data[at]!, width)
      const isRidge = here > strength.data[at - ahead]! && here >= strength.data[at + ahead]!
      if (isRidge) edges.data[at] = 1
    }
  }
  return edges
}

/** Index offset to the neighbour that a gradient points to, of eight. */
function stepAlong(x: number, y: number, width: number): number {
  const across = Math.abs(x)
  const down = Math.abs(y)
  if (across > 2.414 * down) return 1
  if (down > 2.414 * across) return width
  return x * y > 0 ? width + 1 : width - 1
}
