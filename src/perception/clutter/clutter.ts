import type { Lab } from '../colour/lab'
import { mean } from '../filters/mean'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { colourCount } from './colour-count'
import { crowdingOf } from './crowding'
import { edgeMap } from './edge-map'

/** What clutter is made of: numbers for the whole picture, and where on the grid it is. */
export interface Clutter {
  /** Mean of the map: about the part of the picture that is crowded with edges, 0–1. */
  crowding: number
  /** How many different colours there are, 1 for a plain picture. */
  colourCount: number
  /** How crowded each place is, 0–1. */
  map: Plane
}

/**
 * Measures clutter on a picture of the grid's size. Twice the resolution, with grain taken out, agrees with
 * people's ratings as well (Pearson .869 in ten folds instead of .865) for four times the work; half of it
 * agrees less (.844).
 */
export function* measureClutter(lab: Lab): Steps<Clutter> {
  const edges = edgeMap(lab.l)
  yield
  const map = crowdingOf(edges)
  yield
  return { crowding: mean(map.data), colourCount: colourCount(lab), map }
}
