import { sobel } from '../filters/sobel'
import type { Plane } from '../plane'
import { planeLike } from '../plane'
import type { Steps } from '../run/steps'
import { localCovariances } from './local-covariance'

const WINDOW_RADIUS = 4
/** Sobel's step of 4 back to 1. */
const GRADIENT_SCALE = 1 / 4

/**
 * Orientation congestion at one scale (after Rosenholtz, Li and Nakano 2007): how varied the
 * directions of lightness edges are around each place. Each gradient is drawn at its doubled angle,
 * so that opposite directions agree; the mean radius of the local ellipse is the fourth root of its
 * covariance's determinant, in CIELAB lightness units.
 */
export function* orientationCongestion(l: Plane): Steps<Plane> {
  const { x, y } = sobel(l)
  yield
  for (let i = 0; i < x.data.length; i++) {
    const gx = x.data[i]! * GRADIENT_SCALE
    const gy = y.data[i]! * GRADIENT_SCALE
    const length = Math.sqrt(gx * gx + gy * gy)
    x.data[i] = length > 0 ? (gx * gx - gy * gy) / length : 0
    y.data[i] = length > 0 ? (2 * gx * gy) / length : 0
  }
  yield
  const [xx, xy, yy] = yield* localCovariances([x, y], WINDOW_RADIUS)
  const congestion = planeLike(l)
  for (let i = 0; i < congestion.data.length; i++) {
    const determinant = xx!.data[i]! * yy!.data[i]! - xy!.data[i]! ** 2
    congestion.data[i] = Math.sqrt(Math.sqrt(Math.max(0, determinant)))
  }
  return congestion
}
