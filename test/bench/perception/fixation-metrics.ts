import { gaussianBlur } from '../../../src/perception/filters/gaussian-blur'
import { sumToOne } from '../../../src/perception/filters/normalise'
import { plane } from '../../../src/perception/plane'
import type { Plane } from '../../../src/perception/plane'

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

/** The blurred density of fixations on a grid, sigma in grid cells; sums to 1. */
export function fixationDensity(
  spots: Spot[],
  width: number,
  height: number,
  sigma: number
): Plane {
  const density = plane(width, height)
  for (const spot of spots) density.data[indexOf(density, spot)]! += 1
  gaussianBlur(density, sigma, density)
  sumToOne(density.data)
  return density
}

/** Normalised scanpath saliency (Peters et al. 2005): the mean of the standardised map at fixations; 0 for a flat map. */
export function nss(map: Plane, spots: Spot[]): number {
  const { mean, deviation } = moments(map.data)
  if (deviation === 0) return 0
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

/** Area under the ROC curve of telling fixated cells from the negatives; ties count half. */
export function areaUnderCurve(positives: Values, negatives: Values): number {
  // The fewer are sorted: a map has many more cells than fixations.
  const [few, many] =
    positives.length < negatives.length ? [positives, negatives] : [negatives, positives]
  const sorted = Float64Array.from(few).sort()
  let wins = 0
  for (const value of many) {
    const below = countBelow(sorted, value)
    let notAbove = below
    while (sorted[notAbove] === value) notAbove++
    wins += below + notAbove
  }
  const area = wins / 2 / few.length / many.length
  return few === positives ? 1 - area : area
}

/** AUC-Judd (Judd et al. 2009): fixations against every cell of the map. */
export function aucJudd(map: Plane, spots: Spot[]): number {
  return areaUnderCurve(valuesAt(map, spots), map.data)
}

export function valuesAt(map: Plane, spots: Spot[]): number[] {
  return spots.map((spot) => map.data[indexOf(map, spot)]!)
}

function countBelow(sorted: Float64Array, value: number): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (sorted[middle]! < value) low = middle + 1
    else high = middle
  }
  return low
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
