import type { Lab } from '../colour/lab'
import type { Medium } from '../medium'
import type { Steps } from '../run/steps'
import { interfaceSalience } from './interface-salience'
import { pictureSalience } from './picture-salience'

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
 * The salience of a picture on `grid`. `full` is it at working size, `coarse` on the grid, both CIELAB.
 * `gain` is a factor per cell from what is known besides.
 */
export function salience(
  full: Lab,
  coarse: Lab,
  medium: Medium,
  gain: Float32Array | null
): Steps<Salience> {
  return medium === 'generic'
    ? pictureSalience(coarse, gain)
    : interfaceSalience(full, coarse, gain)
}
