import { squares, total } from './total'

/** The mean of a list; 0 for an empty one. */
export function mean(values: Float32Array): number {
  return values.length > 0 ? total(values) / values.length : 0
}

/** The standard deviation of a list around its mean. */
export function deviation(values: Float32Array): number {
  return values.length > 0 ? Math.sqrt(squares(values, mean(values)) / values.length) : 0
}
