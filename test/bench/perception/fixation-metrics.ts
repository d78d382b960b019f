import { sumToOne } from '../../../src/perception/see/statistics'
import { plane, type Plane } from '../../../src/perception/see/plane'
import { exactBlur } from './exact-blur'

type Values = Float32Array | number[]

/** Deviation, as part of the mean, that rounding alone makes of equal numbers. */
const FLAT = 1e-9

export interface Spot {
  /** 0–1 from the top left. */
  x: number
  y: number
}

const indexOf = ({ width, height }: Plane, { x, y }: Spot) =>
  Math.min(height - 1, Math.floor(y * height)) * width + Math.min(width - 1, Math.floor(x * width))

/** How many of the spots fall into each cell of a grid. */
export function countsOf(spots: readonly Spot[], width: number, height: number): Plane {
  const counts = plane(width, height)
  for (const spot of spots) counts.data[indexOf(counts, spot)]! += 1
  return counts
}

/** The density of fixations, blurred and with zeros beyond the border, sigma in cells; sums to 1. */
export function fixationDensity(counts: Plane, sigma: number): Plane {
  const { width, height, data } = exactBlur(counts, sigma)
  return { width, height, data: sumToOne(Float32Array.from(data)) }
}

/** Normalised scanpath saliency (Peters et al. 2005): the mean of the standardised map at fixations; 0 for a flat map, NaN without fixations. */
export function nss(map: Plane, spots: readonly Spot[]): number {
  const { mean, deviation } = moments(map.data)
  if (deviation === 0 && spots.length > 0) return 0
  const sum = spots.reduce((total, spot) => total + map.data[indexOf(map, spot)]! - mean, 0)
  return sum / deviation / spots.length
}

/** Pearson's correlation of two maps of one size; 0 where one is flat. */
export function correlation(one: Values, other: Values): number {
  const a = moments(one)
  const b = moments(other)
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i]! - a.mean) * (other[i]! - b.mean)
  const scale = a.deviation * b.deviation * one.length
  return scale === 0 ? 0 : sum / scale
}

/**
 * Areas under the ROC curve of telling the cells that people looked at from others by a map: from cells no one looked
 * at (AUC-Judd, Judd et al. 2009), and from where people look in other pictures (shuffled, Zhang et al.
 * 2008). Cells count as often as they were looked at; ties count half.
 */
export function areasUnderCurve(
  map: Float32Array,
  counts: Float32Array,
  elsewhere: Float32Array
): { judd: number; shuffled: number } {
  const unseen = counts.map((count) => (count === 0 ? 1 : 0))
  const order = Uint32Array.from(map, (_, i) => i).sort((a, b) => map[a]! - map[b]!)
  return {
    judd: areaInOrder(map, order, counts, unseen),
    shuffled: areaInOrder(map, order, counts, elsewhere)
  }
}

/** The part of pairs of a positive and a negative in which the map is higher at the positive. */
function areaInOrder(
  map: Float32Array,
  order: Uint32Array,
  positive: Float32Array,
  negative: Float32Array
): number {
  let wins = 0
  let positives = 0
  let below = 0
  for (let from = 0, to = 0; from < order.length; from = to) {
    let p = 0
    let n = 0
    for (; to < order.length && map[order[to]!] === map[order[from]!]; to++) {
      p += positive[order[to]!]!
      n += negative[order[to]!]!
    }
    wins += p * (below + n / 2)
    positives += p
    below += n
  }
  return wins / positives / below
}

/** Mean and standard deviation; what varies by no more than rounding counts as flat. */
function moments(values: Values): { mean: number; deviation: number } {
  let sum = 0
  for (const value of values) sum += value
  const mean = sum / values.length
  let squares = 0
  for (const value of values) squares += (value - mean) ** 2
  const deviation = Math.sqrt(squares / values.length)
  return { mean, deviation: deviation <= FLAT * Math.abs(mean) ? 0 : deviation }
}
