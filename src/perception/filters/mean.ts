/** The mean of a list; 0 for an empty one. */
export function mean(values: Float32Array): number {
  let sum = 0
  for (const value of values) sum += value
  return values.length > 0 ? sum / values.length : 0
}

/** The standard deviation of a list around its mean. */
export function deviation(values: Float32Array): number {
  const centre = mean(values)
  let sum = 0
  for (const value of values) sum += (value - centre) ** 2
  return values.length > 0 ? Math.sqrt(sum / values.length) : 0
}
