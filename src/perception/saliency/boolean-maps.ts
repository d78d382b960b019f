import type { Lab } from '../colour/lab'
import { whiten } from '../colour/whiten'
import { reach } from '../filters/fit-area'
import { gaussianBlur } from '../filters/gaussian-blur'
import { largest, smallest } from '../filters/largest'
import { plane, type Plane } from '../plane'
import type { Steps } from '../steps'
import { dilate, emptyMask, type Mask } from './dilate'
import { JOINED, joinBorder } from './enclosed-regions'

const ABOVE = 1
const BELOW = 0
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
  const cells = new Uint8Array((width + 2) * (height + 2)).fill(JOINED)
  const stack = new Int32Array(width * height)
  const enclosed = emptyMask(width, height)
  const grown = emptyMask(width, height)
  for (const channel of whiten(lab)) {
    const low = smallest(channel.data)
    const range = largest(channel.data) - low
    if (range < LEAST_RANGE) continue
    for (let i = 0; i < THRESHOLDS; i++) {
      cut(channel, low + ((i + 0.5) / THRESHOLDS) * range, cells)
      for (const value of [ABOVE, BELOW]) {
        joinBorder(cells, width, height, value, stack)
        if (!select(cells, value, enclosed)) continue
        const filled = dilate(enclosed, DILATION_RADIUS, grown)
        addMask(saliency, grown, 1 / Math.sqrt(filled))
      }
      yield
    }
  }
  return gaussianBlur(saliency, BLUR * reach(saliency), saliency, 'zeros')
}

/** Fills the cells within their frame with what is above a threshold and what is below it. */
function cut({ width, height, data }: Plane, threshold: number, cells: Uint8Array): void {
  for (let y = 0; y < height; y++) {
    cutRow(data, y * width, width, threshold, cells, (y + 1) * (width + 2) + 1)
  }
}

function cutRow(
  data: Float32Array,
  from: number,
  width: number,
  threshold: number,
  cells: Uint8Array,
  to: number
): void {
  for (let x = 0; x < width; x++) cells[to + x] = data[from + x]! > threshold ? ABOVE : BELOW
}

/** Makes a mask of the cells of a value; false when there are none. */
function select(cells: Uint8Array, value: number, mask: Mask): boolean {
  const { width, height, stride, bytes } = mask
  let found = 0
  for (let y = 0; y < height; y++) {
    const from = (y + 1) * (width + 2) + 1
    found |= selectRow(cells, from, width, value, bytes, 4 * y * stride)
  }
  return found === 1
}

function selectRow(
  cells: Uint8Array,
  from: number,
  width: number,
  value: number,
  mask: Uint8Array,
  to: number
): number {
  let found = 0
  for (let x = 0; x < width; x++) {
    const inside = cells[from + x] === value ? 1 : 0
    mask[to + x] = inside
    found |= inside
  }
  return found
}

function addMask({ width, height, data }: Plane, { stride, bytes }: Mask, value: number): void {
  for (let y = 0; y < height; y++) addMaskRow(data, y * width, bytes, 4 * y * stride, width, value)
}

function addMaskRow(
  sum: Float32Array,
  to: number,
  mask: Uint8Array,
  from: number,
  width: number,
  value: number
): void {
  for (let x = 0; x < width; x++) sum[to + x]! += value * mask[from + x]!
}
