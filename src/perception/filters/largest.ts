/** The largest number of a list; -Infinity for an empty one. */
export function largest(values: Float32Array): number {
  const { length } = values
  let result = -Infinity
  for (let i = 0; i < length; i++) if (values[i]! > result) result = values[i]!
  return result
}

/** The smallest number of a list; Infinity for an empty one. */
export function smallest(values: Float32Array): number {
  const { length } = values
  let result = Infinity
  for (let i = 0; i < length; i++) if (values[i]! < result) result = values[i]!
  return result
}
