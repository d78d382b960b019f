import { planeLike, type Plane } from './plane'
import { boxFilter, type Beyond } from './box-filter'

const PASSES = 3

/**
 * Gaussian blur as three box filters whose variances add up to sigma² (Wells 1986; Kovesi 2010).
 * Cost does not depend on sigma (pixels), which is met within 8 % from 2 pixels on and coarsely below. `into` may be the source itself.
 */
export function gaussianBlur(
  source: Plane,
  sigma: number,
  into: Plane = planeLike(source),
  beyond: Beyond = 'nothing'
): Plane {
  return boxFilter(source, boxRadii(sigma), into, beyond)
}

/** Radii whose box filters in a row come closest to a Gaussian of this sigma. */
function boxRadii(sigma: number): number[] {
  const variance = 12 * sigma * sigma
  const radius = Math.floor((Math.sqrt(variance / PASSES + 1) - 1) / 2)
  const narrow = 2 * radius + 1
  const wide = narrow + 2
  const ofWide = (variance - PASSES * (narrow * narrow - 1)) / (wide * wide - narrow * narrow)
  const wideCount = Math.max(0, Math.min(PASSES, Math.round(ofWide)))
  return Array.from({ length: PASSES }, (_, pass) =>
    pass < wideCount ? radius + 1 : radius
  ).filter((each) => each > 0)
}
