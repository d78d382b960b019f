import type { Lab } from '../see/lab'
import type { Steps } from '../see/steps'
import { contourCount, measureCrowding, type Crowding } from './crowding'
import { sobel } from '../see/sobel'
import { planeLike, type Plane } from '../see/plane'

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

/** Side in CIELAB units of the cubes that colours are distinguished by: shades within one are one colour. */
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

/** The numbers that clarity is made of. */
type ClutterNumbers = Pick<Clutter, 'crowding' | 'contourCount' | 'colourCount'>

/** Mean and standard deviation of each of `clarityTerms` over designs, in their order. */
const TERMS: readonly (readonly [mean: number, deviation: number])[] = [
  [0.555, 0.193],
  [10.172, 2.383],
  [2.972, 0.602]
]
/** Standard deviation of the sum of all terms, each in deviations from its mean, over the same designs. */
const OF_THE_SUM = 2.532

/** Terms of the clarity score: crowding, and numbers of contours and of colours on scales where more counts less. */
export function clarityTerms(numbers: ClutterNumbers): [number, number, number] {
  return [numbers.crowding, Math.sqrt(numbers.contourCount), Math.log(numbers.colourCount)]
}

/**
 * Clarity, above 0 and below 100: 50 for the average of the designs at hand (web pages, posters and
 * advertisements, charts; each kind weighs alike), 73 for one that is a standard deviation less cluttered, 88
 * for two, 27 and 12 for as much more. That is the logistic function of how cluttered a picture is in standard
 * deviations, the sum of the terms, which weigh alike: fitted weights don't agree better with people's ratings
 * of pictures left out, as often with few cases (Dawes, American Psychologist 1979). So no rating is in this
 * formula. The means and deviations come from test/bench/perception/fit-clarity.ts.
 */
export function clarity(numbers: ClutterNumbers): number {
  const clutter = clarityTerms(numbers).reduce((sum, term, i) => {
    const [mean, deviation] = TERMS[i]!
    return sum + (term - mean) / deviation
  }, 0)
  return 100 / (1 + Math.exp(clutter / OF_THE_SUM))
}
