import { largest } from './largest'

/** Scales a density so that it sums to 1; an empty one becomes even. Works in place. */
export function sumToOne(density: Float32Array): Float32Array {
  let sum = 0
  for (const value of density) sum += value
  if (!(sum > 0)) return density.fill(1 / density.length)
  for (let i = 0; i < density.length; i++) density[i]! /= sum
  return density
}

/** Scales values so that the largest is 1; all zero (or below `least`) stays zero. Works in place. */
export function peakToOne(values: Float32Array, least = 1e-6): Float32Array {
  const peak = largest(values)
  if (!(peak > least)) return values.fill(0)
  for (let i = 0; i < values.length; i++) values[i]! /= peak
  return values
}
