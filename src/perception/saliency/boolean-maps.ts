import type { Lab } from '../colour/lab'
import { whiten } from '../colour/whiten'
import { reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { largest, smallest } from '../filters/largest'
import { plane } from '../plane'
import type { Plane } from '../plane'
import type { Steps } from '../run/steps'
import { dilate } from './dilate'
import { enclosedRegions } from './enclosed-regions'

const THRESHOLDS = 16
const DILATION_RADIUS = 2
const BLUR = 0.045
/** A whitened channel that varies less than this many standard deviations holds no figure. */
const LEAST_RANGE = 0.5

/**
 * Boolean map saliency (Zhang and Sclaroff, ICCV 2013): what is enclosed stands out. Each whitened
 * colour channel is cut at many levels; regions of either polarity that do not touch the border are
 * dilated, given unit length and summed.
 */
export function* booleanMaps(lab: Lab): Steps<Plane> {
  const { width, height } = lab.l
  const saliency = plane(width, height)
  const regions = new Uint8Array(width * height)
  const mask = new Uint8Array(width * height)
  for (const channel of whiten(lab)) {
    const low = smallest(channel.data)
    const range = largest(channel.data) - low
    if (range < LEAST_RANGE) continue
    for (let i = 0; i < THRESHOLDS; i++) {
      const threshold = low + ((i + 0.5) / THRESHOLDS) * range
      for (const above of [1, 0]) {
        for (let at = 0; at < mask.length; at++) {
          mask[at] = channel.data[at]! > threshold ? above : 1 - above
        }
        enclosedRegions(mask, width, height, regions)
        addUnitLength(saliency, dilate(regions, width, height, DILATION_RADIUS))
      }
      yield
    }
  }
  return gaussianBlur(saliency, BLUR * reach(saliency), saliency, 'zeros')
}

function addUnitLength(sum: Plane, mask: Uint8Array): void {
  let count = 0
  for (const value of mask) count += value
  if (count === 0) return
  const value = 1 / Math.sqrt(count)
  for (let i = 0; i < mask.length; i++) if (mask[i]) sum.data[i]! += value
}
