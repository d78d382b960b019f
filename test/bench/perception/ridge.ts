import { deviation } from '../../../src/perception/see/statistics'
import { solve } from './solve'

/**
 * Ridge regression: the weights of `terms` (rows of numbers, the first of each 1 for the constant) that
 * come closest to `targets`. The ridge is in units of each term's variance; the constant has none, as it
 * does not vary.
 */
export function ridge(terms: number[][], targets: number[], strength: number): number[] {
  const spreads = terms[0]!.map((_, k) => deviation(Float32Array.from(terms, (row) => row[k]!)))
  const sum = (of: (n: number) => number) => terms.reduce((total, _, n) => total + of(n), 0)
  const matrix = spreads.map((spread, i) =>
    spreads.map((_, j) => {
      const added = i === j ? strength * spread ** 2 : 0
      return sum((n) => terms[n]![i]! * terms[n]![j]!) + added
    })
  )
  return solve(
    matrix,
    spreads.map((_, i) => sum((n) => terms[n]![i]! * targets[n]!))
  )
}

/** What weights say of a row of terms. */
export function weighted(weights: readonly number[], row: readonly number[]): number {
  return weights.reduce((total, weight, i) => total + weight * row[i]!, 0)
}
