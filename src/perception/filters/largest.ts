/** The largest number of a list; -Infinity for an empty one. */
export function largest(values: ArrayLike<number>): number {
  let result = -Infinity
  for (let i = 0; i < values.length; i++) if (values[i]! > result) result = values[i]!
  return result
}

/** The smallest number of a list; Infinity for an empty one. */
export function smallest(values: ArrayLike<number>): number {
  let result = Infinity
  for (let i = 0; i < values.length; i++) if (values[i]! < result) result = values[i]!
  return result
}
