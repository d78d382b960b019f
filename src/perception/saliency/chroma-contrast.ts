import type { Lab } from '../colour/lab'
import { reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'

const CENTRE = 0.004
const SURROUND = 0.016
const BLUR = 0.02

/** How far colour differs from its surroundings: length of the difference of Gaussians of a and b. */
export function* chromaContrast(lab: Lab): Steps<Plane> {
  const side = reach(lab.l)
  const contrast = planeLike(lab.l)
  for (const channel of [lab.a, lab.b]) {
    const centre = gaussianBlur(channel, CENTRE * side)
    yield
    const surround = gaussianBlur(channel, SURROUND * side)
    yield
    for (let i = 0; i < contrast.data.length; i++) {
      contrast.data[i]! += (centre.data[i]! - surround.data[i]!) ** 2
    }
  }
  for (let i = 0; i < contrast.data.length; i++) contrast.data[i] = Math.sqrt(contrast.data[i]!)
  return gaussianBlur(contrast, BLUR * side, contrast, 'zeros')
}
