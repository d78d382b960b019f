import type { Lab } from '../colour/lab'
import { resizeSmooth } from '../filters/resize-smooth'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { pictureFeatures } from './picture-features'
import { ALL_VIEWS, FIRST_VIEWS } from './picture-fit'
import type { Salience } from './salience'

/**
 * Salience of photographs and posters: a log-linear model, that is a product of powers of the features,
 * whose exponents were fitted to where people looked.
 */
export function* pictureSalience(coarse: Lab, gain: Float32Array | null): Steps<Salience> {
  const features = yield* pictureFeatures(coarse)
  yield
  const all = product(features, ALL_VIEWS.features, coarse.l, gain)
  yield
  return { all, first: product(features, FIRST_VIEWS.features, coarse.l, gain) }
}

function product(
  features: readonly Plane[],
  exponents: readonly number[],
  grid: Plane,
  gain: Float32Array | null
): Float32Array {
  const logarithm = planeLike(features[0]!)
  for (const [k, { data }] of features.entries()) add(logarithm.data, data, exponents[k]!)
  const onGrid = resizeSmooth(logarithm, grid.width, grid.height).data
  const result = new Float32Array(onGrid.length)
  for (let i = 0; i < result.length; i++) result[i] = Math.exp(onGrid[i]!)
  if (gain) for (let i = 0; i < result.length; i++) result[i]! *= gain[i]!
  return result
}

function add(sum: Float32Array, values: Float32Array, weight: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += weight * values[i]!
}
