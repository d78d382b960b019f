import type { Lab } from '../colour/lab'
import type { Steps } from '../steps'
import { colourCount } from './colour-count'
import { contourCount } from './contour-count'
import { measureCrowding } from './crowding'
import type { Crowding } from './crowding'
import { edgeMap } from './edge-map'

/** What clutter is made of: numbers for the whole picture, and where on the grid it is. */
export interface Clutter extends Crowding {
  /** How many separate contours there are. */
  contourCount: number
  /** How many different colours there are, 1 for a plain picture. */
  colourCount: number
}

/**
 * Measures clutter on a picture of the grid's size. Twice the resolution agrees with people's ratings as well
 * (Pearson higher by .003) for four times the work.
 */
export function* measureClutter(lab: Lab): Steps<Clutter> {
  const edges = edgeMap(lab.l)
  yield
  const contours = contourCount(edges)
  yield
  const crowding = measureCrowding(edges)
  yield
  return { ...crowding, contourCount: contours, colourCount: colourCount(lab) }
}
