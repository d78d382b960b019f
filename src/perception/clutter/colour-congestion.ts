import type { Lab } from '../colour/lab'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { localCovariances } from './local-covariance'

const WINDOW_RADIUS = 4
/** CIELAB units squared added to each variance: differences that nobody sees. */
const NOISE_VARIANCE = 0.25

/**
 * Colour congestion at one scale (Rosenholtz, Li and Nakano 2007): the mean radius, in CIELAB units,
 * of the ellipsoid of colours around each place, which is the sixth root of their covariance's
 * determinant.
 */
export function* colourCongestion({ l, a, b }: Lab): Steps<Plane> {
  const [ll, la, lb, aa, ab, bb] = yield* localCovariances([l, a, b], WINDOW_RADIUS)
  const congestion = planeLike(l)
  for (let i = 0; i < congestion.data.length; i++) {
    const varianceL = ll!.data[i]! + NOISE_VARIANCE
    const varianceA = aa!.data[i]! + NOISE_VARIANCE
    const varianceB = bb!.data[i]! + NOISE_VARIANCE
    const determinant =
      varianceL * (varianceA * varianceB - ab!.data[i]! ** 2) -
      la!.data[i]! * (la!.data[i]! * varianceB - ab!.data[i]! * lb!.data[i]!) +
      lb!.data[i]! * (la!.data[i]! * ab!.data[i]! - varianceA * lb!.data[i]!)
    congestion.data[i] = Math.cbrt(Math.sqrt(Math.max(0, determinant)))
  }
  return congestion
}
