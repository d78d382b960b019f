import { largest } from '../../../src/perception/see/statistics'
import type { Plane } from '../../../src/perception/see/plane'

/** Keeps logarithms finite where a map is zero. */
const EPSILON = 1e-7
/** What the least place of a map keeps before it is made a density. */
const LEAST = 1e-9
/** A map that varies by less is flat. */
const FLAT = 1e-12

/** The part of a picture, by area, that counts as looked at most. */
const MOST_VIEWED = 0.1

/**
 * Kullback-Leibler divergence of the measured density (summing to 1) from the map, in nats; 0 is perfect, there is
 * no upper end (Bylinskii et al. 2019). Places that the map calls impossible cost most.
 */
export function divergence(map: Plane, { data: density }: Plane): number {
  const parts = partsOf(map.data)
  let sum = 0
  for (let i = 0; i < density.length; i++) {
    sum += density[i]! * Math.log(EPSILON + density[i]! / (parts[i]! + EPSILON))
  }
  return sum
}

/** Similarity (Judd et al. 2012): what the map, as a density, and a density have in common; 0 to 1. */
export function similarity(map: Plane, { data: density }: Plane): number {
  const parts = partsOf(map.data)
  let sum = 0
  for (let i = 0; i < density.length; i++) sum += Math.min(parts[i]!, density[i]!)
  return sum
}

/**
 * Whether the map's peak lies in the tenth of the picture that people looked at most: 1 or 0. Where several cells
 * share the peak, the part of them that lies in it: what a blind pick among them hits.
 */
export function peakInMostViewed(map: Plane, density: Plane): number {
  const least = quantile(density.data, 1 - MOST_VIEWED)
  const peak = largest(map.data)
  let peaks = 0
  let hits = 0
  for (let i = 0; i < map.data.length; i++) {
    if (map.data[i] !== peak) continue
    peaks++
    if (density.data[i]! >= least) hits++
  }
  return hits / peaks
}

/** The value that a part of all values does not exceed, between two values where it falls between them. */
function quantile(values: Float32Array, part: number): number {
  const sorted = values.slice().sort()
  const at = part * (sorted.length - 1)
  const low = sorted[Math.floor(at)]!
  return low + (at % 1) * (sorted[Math.ceil(at)]! - low)
}

/** A map as a density: what is above its least value, as part of the sum. A flat one says all places are alike. */
function partsOf(values: Float32Array): Float64Array {
  let low = Infinity
  let high = -Infinity
  for (const value of values) {
    if (value < low) low = value
    if (value > high) high = value
  }
  if (high - low < FLAT) return new Float64Array(values.length).fill(1 / values.length)
  const parts = Float64Array.from(values, (value) => (value - low) / (high - low) + LEAST)
  const sum = parts.reduce((total, part) => total + part, 0)
  return parts.map((part) => part / sum)
}
