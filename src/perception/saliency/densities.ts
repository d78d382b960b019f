import type { Lab } from '../colour/lab'
import type { Size } from '../filters/fit-area'
import { sumToOne } from '../filters/normalise'
import type { Medium } from '../medium'
import { viewPriors } from '../prior/view-priors'
import type { Steps } from '../run/steps'
import { SALIENCE_PART, salience } from './salience'

/** A picture as the engine looks at it. */
export interface Sight {
  /** CIELAB on the grid of the densities. */
  lab: Lab
  /** The picture's own size in pixels. */
  picture: Size
  medium: Medium
  /** Factor per cell of the grid from what is known besides; null where nothing is. */
  gain: Float32Array | null
}

/** Fixation densities on the grid, each summing to 1. */
export interface Densities {
  attention: Float32Array
  perception: Float32Array
}

/** Fixation densities: the habit of looking, times what the picture makes of it. */
export function* densities({ lab, picture, medium, gain }: Sight): Steps<Densities> {
  const { all, first } = yield* salience(lab, SALIENCE_PART[medium], gain)
  yield
  const habit = viewPriors(medium, picture, lab.l)
  yield
  const attention = sumToOne(times(habit.all, all))
  yield
  return { attention, perception: sumToOne(times(habit.first, first)) }
}

/** Works in place of the factors. */
function times(density: Float32Array, factors: Float32Array): Float32Array {
  for (let i = 0; i < factors.length; i++) factors[i]! *= density[i]!
  return factors
}
