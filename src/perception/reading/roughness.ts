import { gaussianBlur } from '../filters/gaussian-blur'
import { mean } from '../filters/mean'
import type { Plane } from '../plane'

/** Blur as a part of the root of the area, and at least so many pixels. */
const BLUR = 0.0125
const LEAST_BLUR = 1.5

/**
 * How much of a picture's variation is fine detail: root mean square of what a slight blur takes away,
 * over the standard deviation. Densities are smooth, designs and noise are not. 0 where all is alike.
 */
export function roughness(values: Plane): number {
  const { data, width, height } = values
  const blurred = gaussianBlur(values, Math.max(LEAST_BLUR, BLUR * Math.sqrt(width * height))).data
  const middle = mean(data)
  let fine = 0
  let all = 0
  for (let i = 0; i < data.length; i++) {
    fine += (data[i]! - blurred[i]!) ** 2
    all += (data[i]! - middle) ** 2
  }
  return all > 0 ? Math.sqrt(fine / all) : 0
}
