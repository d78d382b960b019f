import { gaussianBlur } from '../filters/gaussian-blur'
import { mean } from '../filters/total'
import { planeLike } from '../plane'
import type { Plane } from '../plane'

/** Added to the surroundings, as part of the picture's mean: in empty places nothing is isolated. */
const FLOOR = 0.15
const LEAST = 1e-6

/** How much more of something there is here, within `near` cells, than around, within `far` cells. */
export function isolation(measure: Plane, near: number, far: number): Plane {
  const here = gaussianBlur(measure, near)
  const around = gaussianBlur(measure, far)
  const floor = FLOOR * mean(measure.data) + LEAST
  const result = planeLike(measure)
  for (let i = 0; i < result.data.length; i++) {
    result.data[i] = Math.max(0, here.data[i]!) / (Math.max(0, around.data[i]!) + floor)
  }
  return result
}
