// By index: until it is compiled, a loop over an iterator makes an object per number.

/** The sum of a list; 0 for an empty one. */
export function total(values: Float32Array): number {
  const { length } = values
  let sum = 0
  for (let i = 0; i < length; i++) sum += values[i]!
  return sum
}

/** The sum of the squared distances of a list from a number. */
export function squares(values: Float32Array, centre: number): number {
  const { length } = values
  let sum = 0
  for (let i = 0; i < length; i++) {
    const distance = values[i]! - centre
    sum += distance * distance
  }
  return sum
}
