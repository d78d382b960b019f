import type { Lab } from '../colour/lab'
import type { Steps } from '../steps'
import { contourCount } from './contour-count'
import { type Crowding, measureCrowding } from './crowding'
import { edgeMap } from './edge-map'

/** Measures of clutter: numbers for the whole picture, and where on the grid it is. */
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

/** Side in CIELAB units of the cubes that colours are told apart by: shades within one are one colour. */
const SAME_COLOUR = 20
/** Part of the picture from which on a colour counts in full; below, in proportion. */
const FULL_SHARE = 0.003

const L_CELLS = 6
const AB_CELLS = 12
const AB_MIDDLE = AB_CELLS / 2

/**
 * How many different colours a picture has, at least 1: the cubes of CIELAB that hold some of it. The
 * number of colours is a classic part of visual complexity (Corchs, Ciocca, Bricolo and Gasparini,
 * PLoS ONE 2016). Counting rare ones in part keeps it from jumping when a few pixels change; smaller cubes
 * and rarer colours follow people's ratings no better and jump when a picture is saved as JPEG.
 */
export function colourCount({ l, a, b }: Lab): number {
  const cells = new Uint32Array(L_CELLS * AB_CELLS * AB_CELLS)
  for (let i = 0; i < l.data.length; i++) {
    const lightness = (l.data[i]! / SAME_COLOUR + 0.5) | 0
    const greenRed = (a.data[i]! / SAME_COLOUR + AB_MIDDLE + 0.5) | 0
    const blueYellow = (b.data[i]! / SAME_COLOUR + AB_MIDDLE + 0.5) | 0
    cells[(lightness * AB_CELLS + greenRed) * AB_CELLS + blueYellow]!++
  }
  let count = 0
  for (const pixels of cells) count += Math.min(1, pixels / l.data.length / FULL_SHARE)
  return count
}
