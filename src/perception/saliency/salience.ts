import type { Lab } from '../colour/lab'
import { resizeSmooth } from '../filters/resize-smooth'
import type { Medium } from '../medium'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { ALL_VIEWS, FIRST_VIEWS } from './exponents'
import { measureFeatures } from './features'

/**
 * By what factor each cell of a grid is looked at more, or less, than habit alone would have it, because
 * of what it shows; on any scale, positive.
 */
export interface Salience {
  /** For all views. */
  all: Float32Array
  /** For the first views. */
  first: Float32Array
}

/**
 * How much of the exponents fitted to photographs is used for interfaces, of which no pictures with fixations
 * were at hand: about what a fit to either of the two sets should be held to on the other, which it has not
 * seen (test/bench/perception/fit-salience.ts). How well it holds for interfaces is not known.
 */
const INTERFACE_PART = 0.6

/**
 * The salience of a picture, given in CIELAB on the grid: a log-linear model, that is a product of powers of
 * its features, whose exponents were fitted to where people looked. `gain` is a factor per cell from what is
 * known besides.
 */
export function* salience(lab: Lab, medium: Medium, gain: Float32Array | null): Steps<Salience> {
  const measured = yield* measureFeatures(lab)
  yield
  const part = medium === 'generic' ? 1 : INTERFACE_PART
  const all = product(measured, ALL_VIEWS.features, part, lab.l, gain)
  yield
  return { all, first: product(measured, FIRST_VIEWS.features, part, lab.l, gain) }
}

function product(
  measured: readonly Plane[],
  exponents: readonly number[],
  part: number,
  grid: Plane,
  gain: Float32Array | null
): Float32Array {
  const logarithm = planeLike(measured[0]!)
  for (const [k, { data }] of measured.entries()) add(logarithm.data, data, part * exponents[k]!)
  const onGrid = resizeSmooth(logarithm, grid.width, grid.height).data
  const result = new Float32Array(onGrid.length)
  exponential(onGrid, result)
  if (gain) multiply(result, gain)
  return result
}

function add(sum: Float32Array, values: Float32Array, weight: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += weight * values[i]!
}

function exponential(values: Float32Array, into: Float32Array): void {
  for (let i = 0; i < into.length; i++) into[i] = Math.exp(values[i]!)
}

function multiply(values: Float32Array, factors: Float32Array): void {
  for (let i = 0; i < values.length; i++) values[i]! *= factors[i]!
}
