import type { Lab } from '../../../src/perception/colour/lab'
import { dct, inverseDct } from './dct'
import { reach } from '../../../src/perception/filters/fit-area'
import { gaussianBlur } from '../../../src/perception/filters/gaussian-blur'
import { plane, type Plane } from '../../../src/perception/plane'
import type { Steps } from '../../../src/perception/steps'

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
    keepSigns(signs.data)
    addSquares(saliency.data, inverseDct(signs).data)
    yield
  }
  return gaussianBlur(saliency, BLUR * reach(saliency), saliency, 'zeros')
}

function keepSigns(values: Float32Array): void {
  const { length } = values
  for (let i = 0; i < length; i++) {
    const value = values[i]!
    values[i] = value >= LEAST_COEFFICIENT ? 1 : value <= -LEAST_COEFFICIENT ? -1 : 0
  }
}

function addSquares(sum: Float32Array, values: Float32Array): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += values[i]! * values[i]!
}
