/** The largest number of a list; -Infinity for an empty one. */
export function largest(values: Float32Array): number {
  let result = -Infinity
  for (const value of values) if (value > result) result = value
  return result
}

/** The smallest number of a list; Infinity for an empty one. */
export function smallest(values: Float32Array): number {
  let result = Infinity
  for (const value of values) if (value < result) result = value
  return result
}
