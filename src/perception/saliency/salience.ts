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
 * How much of the exponents fitted to photographs holds in a medium. Of interfaces, no pictures with fixations were
 * at hand; but people spread their looks over them twice as widely as over photographs (UEyes against OSIE and
 * SUN). With this part, densities are as wide as that (test/bench/perception/fit-interface-part.ts). How well
 * they fit interfaces otherwise is not known.
 */
export const SALIENCE_PART: Record<Medium, number> = {
  generic: 1,
  desktopWeb: 0.33,
  mobileWeb: 0.33
}

/**
 * The salience of a picture, given in CIELAB on the grid: a log-linear model, that is a product of powers of
 * its features, whose exponents were fitted to where people looked. `part` is how much of them holds, `gain` a
 * factor per cell from what is known besides.
 */
export function* salience(lab: Lab, part: number, gain: Float32Array | null): Steps<Salience> {
  const measured = yield* measureFeatures(lab)
  yield
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
