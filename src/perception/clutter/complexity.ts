import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Clutter } from './clutter'

/** The four numbers that complexity is predicted from. */
export type ClutterMeasures = Pick<
  Clutter,
  'edgeDensity' | 'colourCongestion' | 'orientationCongestion' | 'subbandEntropy'
>

/**
 * Weights of `complexityTerms`, the constant first: ridge regression on 100 advertisements with human
 * complexity ratings (Savoias, Saraee, Jalal and Betke 2018), by
 * test/bench/perception/fit-clarity.ts.
 */
const WEIGHTS = [70.006, 19.028, 14.058, 3.892, 0.393] as const

/** What the regression adds up, without the constant. */
export function complexityTerms(measures: ClutterMeasures): [number, number, number, number] {
  return [
    Math.log(measures.edgeDensity + 0.005),
    Math.log(measures.colourCongestion + 0.5),
    measures.subbandEntropy,
    measures.orientationCongestion
  ]
}

/** Predicted human complexity rating, 0–100; higher is more cluttered. */
export function complexity(measures: ClutterMeasures): number {
  const terms = complexityTerms(measures)
  const [constant, ...weights] = WEIGHTS
  const sum = terms.reduce((total, term, i) => total + term * weights[i]!, constant)
  return Math.max(0, Math.min(100, sum))
}

/** The same prediction for each place from what is there, 0–1; entropy is the whole picture's. */
export function complexityMap(clutter: Clutter): Plane {
  const map = planeLike(clutter.edges)
  for (let i = 0; i < map.data.length; i++) {
    map.data[i] =
      complexity({
        edgeDensity: clutter.edges.data[i]!,
        colourCongestion: clutter.colour.data[i]!,
        orientationCongestion: clutter.orientation.data[i]!,
        subbandEntropy: clutter.subbandEntropy
      }) / 100
  }
  return map
}
