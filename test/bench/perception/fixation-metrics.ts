import { gaussianBlur } from '../../../src/perception/filters/gaussian-blur'
import { sumToOne } from '../../../src/perception/filters/normalise'
import { plane } from '../../../src/perception/plane'
import type { Plane } from '../../../src/perception/plane'

type Values = Float32Array | number[]

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

/** Normalised scanpath saliency (Peters et al. 2005): the mean of the standardised map at fixations. */
export function nss(map: Plane, spots: Spot[]): number {
  const { mean, deviation } = moments(map.data)
  if (deviation === 0) return 0
  const sum = spots.reduce((total, spot) => total + map.data[indexOf(map, spot)]! - mean, 0)
  return sum / deviation / spots.length
}

/** Pearson's correlation of two maps of one size. */
export function correlation(one: Values, other: Values): number {
  const a = moments(one)
  const b = moments(other)
  let sum = 0
  for (let i = 0; i < one.length; i++) sum += (one[i]! - a.mean) * (other[i]! - b.mean)
  const scale = a.deviation * b.deviation * one.length
  return scale === 0 ? 0 : sum / scale
}

/** Area under the ROC curve of telling fixated cells from the negatives; ties count half. */
export function areaUnderCurve(positives: number[], negatives: number[]): number {
  const sorted = Float64Array.from(negatives).sort()
  let wins = 0
  for (const value of positives)
    wins += countBelow(sorted, value, false) + countBelow(sorted, value, true)
  return wins / 2 / positives.length / negatives.length
}

/** AUC-Judd (Judd et al. 2009): fixations against every cell of the map. */
export function aucJudd(map: Plane, spots: Spot[]): number {
  return areaUnderCurve(valuesAt(map, spots), Array.from(map.data))
}

export function valuesAt(map: Plane, spots: Spot[]): number[] {
  return spots.map((spot) => map.data[indexOf(map, spot)]!)
}

function countBelow(sorted: Float64Array, value: number, inclusive: boolean): number {
  let low = 0
  let high = sorted.length
  while (low < high) {
    const middle = (low + high) >> 1
    const isBelow = inclusive ? sorted[middle]! <= value : sorted[middle]! < value
    if (isBelow) low = middle + 1
    else high = middle
  }
  return low
}

function moments(values: Values): { mean: number; deviation: number } {
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value ** 2
  }
  const mean = sum / values.length
  return { mean, deviation: Math.sqrt(Math.max(0, squares / values.length - mean * mean)) }
}
