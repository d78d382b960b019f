import { largest } from '../filters/largest'
import { sumToOne } from '../filters/normalise'
import type { Medium } from '../medium'
import type { ViewPriors } from '../prior/view-priors'
import type { Steps } from '../run/steps'

/** What a plain place of an interface keeps of the habit of looking there. */
const INTERFACE_FLOOR = 0.2
/** Sharpen conspicuity where what is shown decides: in photographs, and in first views of interfaces. */
const PICTURE_EXPONENT = 2
const FIRST_VIEW_EXPONENT = 1.5

export interface Densities {
  attention: Float32Array
  perception: Float32Array
}

/**
 * Fixation densities from conspicuity (0–1) and habit. Where nothing stands out, habit alone is left.
 */
export function* densities(
  conspicuity: Float32Array,
  priors: ViewPriors,
  medium: Medium
): Steps<Densities> {
  const isPlain = largest(conspicuity) === 0
  const weigh = (prior: Float32Array, gain: (value: number) => number) =>
    sumToOne(prior.map((value, i) => (isPlain ? value : value * gain(conspicuity[i]!))))
  const isPicture = medium === 'generic'
  const exponent = isPicture ? PICTURE_EXPONENT : FIRST_VIEW_EXPONENT
  const sharpened = (value: number) => value ** exponent
  const floored = (value: number) => INTERFACE_FLOOR + value
  const attention = weigh(priors.all, isPicture ? sharpened : floored)
  yield
  return { attention, perception: weigh(priors.first, sharpened) }
}
