import type { Lab } from '../colour/lab'
import { dct, inverseDct } from '../filters/dct'
import { reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { plane } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'

const BLUR = 0.045
/** DCT coefficients below this count as zero, so that rounding in an even channel has no sign. */
const LEAST_COEFFICIENT = 1e-3

/**
 * Image signature (Hou, Harel and Koch, PAMI 2012): the signs of the DCT, transformed back and
 * squared, show what is sparse against its background. Summed over the CIELAB channels.
 */
export function* imageSignature(lab: Lab): Steps<Plane> {
  const { width, height } = lab.l
  const saliency = plane(width, height)
  for (const channel of [lab.l, lab.a, lab.b]) {
    const signs = dct(channel)
    for (let i = 0; i < signs.data.length; i++) {
      const value = signs.data[i]!
      signs.data[i] = Math.abs(value) < LEAST_COEFFICIENT ? 0 : Math.sign(value)
    }
    const back = inverseDct(signs)
    for (let i = 0; i < back.data.length; i++) saliency.data[i]! += back.data[i]! ** 2
    yield
  }
  return gaussianBlur(saliency, BLUR * reach(saliency), saliency, 'zeros')
}
