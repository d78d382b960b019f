/** Mean and standard deviation of numbers, each with its weight (summing to 1). */
export function weightedMoments(
  values: readonly number[],
  weights: readonly number[]
): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value, i) => sum + weights[i]! * value, 0)
  const variance = values.reduce((sum, value, i) => sum + weights[i]! * (value - mean) ** 2, 0)
  return { mean, deviation: Math.sqrt(variance) }
}

/**
 * Adds up some terms of a row, each in standard deviations from its mean over `rows`; the sum itself in its
 * standard deviations.
 */
export function evenSum(rows: number[][], terms: readonly number[]): (row: number[]) => number {
  const weights = rows.map(() => 1 / rows.length)
  const moments = terms.map((term) =>
    weightedMoments(
      rows.map((row) => row[term]!),
      weights
    )
  )
  const sum = (row: number[]) =>
    terms.reduce((total, term, i) => {
      const { mean, deviation } = moments[i]!
      return total + (row[term]! - mean) / deviation
    }, 0)
  const { deviation } = weightedMoments(rows.map(sum), weights)
  return (row) => sum(row) / deviation
}
