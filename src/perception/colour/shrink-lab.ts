import type { Size } from '../filters/fit-area'
import { resizeArea } from '../filters/resize-area'
import type { Steps } from '../steps'
import type { Lab } from './lab'

/** A picture's channels at a smaller size. */
export function* shrinkLab({ l, a, b }: Lab, { width, height }: Size): Steps<Lab> {
  const lightness = resizeArea(l, width, height)
  yield
  const greenRed = resizeArea(a, width, height)
  yield
  return { l: lightness, a: greenRed, b: resizeArea(b, width, height) }
}
