import { largest } from '../../../src/perception/filters/largest'
import type { Plane } from '../../../src/perception/plane'

/** The constant that keeps logarithms finite in the metrics code of the MIT saliency benchmark. */
const EPSILON = 2.2204e-16

/** The part of a picture, by area, that counts as looked at most. */
const MOST_VIEWED = 0.1

/**
 * Kullback-Leibler divergence of the measured density from the map, in nats; 0 is perfect, there is no upper end.
 * Both are made to sum to 1 first (Bylinskii et al. 2019). Places that the map calls impossible cost most.
 */
export function divergence(map: Plane, density: Plane): number {
  const p = partsOf(map.data)
  const q = partsOf(density.data)
  let sum = 0
  for (let i = 0; i < q.length; i++) {
    sum += q[i]! * Math.log(EPSILON + q[i]! / (p[i]! + EPSILON))
  }
  return sum
}

/** Similarity (Judd et al. 2012): what two densities have in common once each sums to 1; 0 to 1. */
export function similarity(map: Plane, density: Plane): number {
  const p = partsOf(map.data)
  const q = partsOf(density.data)
  let sum = 0
  for (let i = 0; i < q.length; i++) sum += Math.min(p[i]!, q[i]!)
  return sum
}

/**
 * Whether the map's peak lies in the most viewed area of the picture: 1 or 0. That area is the tenth of the
 * cells (rounded up) with the largest measured density, together with cells that tie with its least, and without
 * cells of density 0. Where several cells share the peak, the part of them that lies in it: what a blind pick among them hits.
 */
export function peakInMostViewed(map: Plane, density: Plane): number {
  const least = leastOfMostViewed(density)
  const peak = largest(map.data)
  let peaks = 0
  let hits = 0
  for (let i = 0; i < map.data.length; i++) {
    if (map.data[i] !== peak) continue
    peaks++
    if (density.data[i]! >= least && density.data[i]! > 0) hits++
  }
  return hits / peaks
}

const knownLeast = new WeakMap<Plane, number>()

function leastOfMostViewed(density: Plane): number {
  const known = knownLeast.get(density)
  if (known !== undefined) return known
  const { data } = density
  const least = data.slice().sort()[data.length - Math.ceil(MOST_VIEWED * data.length)]!
  knownLeast.set(density, least)
  return least
}

/** Values as parts of their sum; an empty map says that all places are alike. */
function partsOf(values: Float32Array): Float64Array {
  let sum = 0
  for (const value of values) sum += value
  const parts = new Float64Array(values.length).fill(1 / values.length)
  if (sum > 0) for (let i = 0; i < parts.length; i++) parts[i] = values[i]! / sum
  return parts
}
