import { sobel } from '../filters/sobel'
import { planeLike } from '../plane'
import type { Plane } from '../plane'

/** Least Sobel gradient of an edge: a step of 8 CIELAB units of lightness. */
const LEAST_GRADIENT = 32

/**
 * 1 on edges, 0 elsewhere: gradients of lightness above a threshold that are largest across their
 * direction (Canny 1986, without hysteresis; area averaging has taken the grain out before). The mean is
 * edge density (Mack and Oliva 2004).
 */
export function edgeMap(l: Plane): Plane {
  const gradient = sobel(l)
  const x = gradient.x.data
  const y = gradient.y.data
  const { width, height } = l
  const squared = new Float32Array(x.length)
  for (let i = 0; i < squared.length; i++) squared[i] = x[i]! * x[i]! + y[i]! * y[i]!
  const edges = planeLike(l)
  for (let row = 1; row < height - 1; row++) {
    for (let at = row * width + 1; at < (row + 1) * width - 1; at++) {
      const here = squared[at]!
      if (here < LEAST_GRADIENT * LEAST_GRADIENT) continue
      const ahead = stepAlong(x[at]!, y[at]!, width)
      if (here > squared[at - ahead]! && here >= squared[at + ahead]!) edges.data[at] = 1
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
