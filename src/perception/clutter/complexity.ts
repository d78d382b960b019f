import type { Clutter } from './clutter'

/** The two numbers that complexity is predicted from. */
export type ClutterMeasures = Pick<Clutter, 'crowding' | 'colourCount'>

/**
 * Weights of `complexityTerms`, the constant first: ridge regression on 100 advertisements with human
 * complexity ratings (Savoias, Saraee, Jalal and Betke 2018), by
 * test/bench/perception/fit-clarity.ts.
 */
const WEIGHTS = [-21.982, 70.419, 11.429] as const

/** What the regression adds up, without the constant. */
export function complexityTerms(measures: ClutterMeasures): [number, number] {
  return [measures.crowding, Math.log(measures.colourCount)]
}

/** Predicted human complexity rating, 0–100; higher is more cluttered. */
export function complexity(measures: ClutterMeasures): number {
  const terms = complexityTerms(measures)
  const [constant, ...weights] = WEIGHTS
  const sum = terms.reduce((total, term, i) => total + term * weights[i]!, constant)
  return Math.max(0, Math.min(100, sum))
}
