import type { Lab } from '../see/lab'
import { fillBox, grown } from '../see/box'
import { type Component, components } from '../see/components'
import { reach, type Size } from '../see/size'
import { gaussianBlur } from '../see/gaussian-blur'
import { largest, mean, smallest } from '../see/statistics'
import { plane, planeLike, type Plane } from '../see/plane'
import type { Steps } from '../see/steps'

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
  const cells = new Uint8Array(width * height)
  const enclosed = new Uint8Array(width * height)
  for (const channel of whiten(lab)) {
    const low = smallest(channel.data)
    const range = largest(channel.data) - low
    if (range < LEAST_RANGE) continue
    for (let i = 0; i < THRESHOLDS; i++) {
      for (const above of [1, 0]) {
        cut(channel.data, low + ((i + 0.5) / THRESHOLDS) * range, above, cells)
        const filled = encloseIn(enclosed, components(cells, width), saliency)
        if (filled > 0) addMask(saliency.data, enclosed, 1 / Math.sqrt(filled))
      }
      yield
    }
  }
  return gaussianBlur(saliency, BLUR * reach(saliency), saliency, 'zeros')
}

/** Marks what is above a threshold by `above`, and the rest by the other of 0 and 1. */
function cut(data: Float32Array, threshold: number, above: number, cells: Uint8Array): void {
  for (let i = 0; i < cells.length; i++) cells[i] = data[i]! > threshold ? above : 1 - above
}

/** Marks the dilated regions that do not touch the border, and returns how many cells that are. */
function encloseIn(cells: Uint8Array, regions: readonly Component[], grid: Size): number {
  cells.fill(0)
  for (const { left, top, right, bottom, runs } of regions) {
    if (left === 0 || top === 0 || right === grid.width || bottom === grid.height) continue
    for (let i = 0; i < runs.length; i += 3) {
      const run = { left: runs[i + 1]!, top: runs[i]!, right: runs[i + 2]!, bottom: runs[i]! + 1 }
      fillBox(cells, grid, grown(run, DILATION_RADIUS), 1)
    }
  }
  let filled = 0
  for (let i = 0; i < cells.length; i++) filled += cells[i]!
  return filled
}

function addMask(sum: Float32Array, mask: Uint8Array, value: number): void {
  for (let i = 0; i < sum.length; i++) sum[i]! += value * mask[i]!
}

/** Added to each variance, in CIELAB units squared, so that faint noise is not blown up. */
const NOISE_VARIANCE = 4

/**
 * Three uncorrelated channels of equal variance from CIELAB: what each channel adds to the ones
 * before it (Cholesky whitening, order L, a, b). Zero mean.
 */
export function whiten(lab: Lab): [Plane, Plane, Plane] {
  const l = centred(lab.l)
  const a = centred(lab.a)
  const b = centred(lab.b)
  const ll = product(l, l) + NOISE_VARIANCE
  const la = product(l, a) / ll
  const lb = product(l, b) / ll
  const aa = product(a, a) + NOISE_VARIANCE - la * la * ll
  const ab = (product(a, b) - la * lb * ll) / aa
  const bb = product(b, b) + NOISE_VARIANCE - lb * lb * ll - ab * ab * aa
  uncorrelate([l.data, a.data, b.data], [la, lb, ab], [Math.sqrt(ll), Math.sqrt(aa), Math.sqrt(bb)])
  return [l, a, b]
}

function uncorrelate(
  [l, a, b]: [Float32Array, Float32Array, Float32Array],
  [la, lb, ab]: [number, number, number],
  [spreadL, spreadA, spreadB]: [number, number, number]
): void {
  const { length } = l
  for (let i = 0; i < length; i++) {
    const first = l[i]!
    const second = a[i]! - la * first
    const third = b[i]! - lb * first - ab * second
    l[i] = first / spreadL
    a[i] = second / spreadA
    b[i] = third / spreadB
  }
}

function centred(source: Plane): Plane {
  const result = planeLike(source)
  const middle = mean(source.data)
  for (let i = 0; i < result.data.length; i++) result.data[i] = source.data[i]! - middle
  return result
}

/** Mean product of two channels of zero mean: their covariance. */
function product({ data: one }: Plane, { data: other }: Plane): number {
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += one[i]! * other[i]!
  return sum / one.length
}
