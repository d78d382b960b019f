import { total } from './total'

/** Scales a density so that it sums to 1; an empty one becomes even. Works in place. */
export function sumToOne(density: Float32Array): Float32Array {
  const sum = total(density)
  return sum > 0 ? divide(density, sum) : density.fill(1 / density.length)
}

function divide(values: Float32Array, by: number): Float32Array {
  for (let i = 0; i < values.length; i++) values[i]! /= by
  return values
}
