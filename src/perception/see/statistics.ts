// By index: until it is compiled, a loop over an iterator makes an object per number.

/** The sum of a list; 0 for an empty one. */
function total(values: Float32Array): number {
  const { length } = values
  let sum = 0
  for (let i = 0; i < length; i++) sum += values[i]!
  return sum
}

/** Scales a density so that it sums to 1; an empty one becomes even. Works in place. */
export function sumToOne(density: Float32Array): Float32Array {
  const sum = total(density)
  if (!(sum > 0)) return density.fill(1 / density.length)
  for (let i = 0; i < density.length; i++) density[i]! /= sum
  return density
}

/** The mean of a list; 0 for an empty one. */
export function mean(values: Float32Array): number {
  return values.length > 0 ? total(values) / values.length : 0
}

/** The standard deviation of a list around its mean. */
export function deviation(values: Float32Array): number {
  const { length } = values
  const middle = mean(values)
  let squares = 0
  for (let i = 0; i < length; i++) {
    const distance = values[i]! - middle
    squares += distance * distance
  }
  return length > 0 ? Math.sqrt(squares / length) : 0
}

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

/** A logistic model's score: a constant, then a slope and a curve of each sign, slopes first. */
export function scoreOf(signs: readonly number[], weights: readonly number[]): number {
  const [constant = 0, ...slopes] = weights
  const curves = slopes.slice(signs.length)
  return signs.reduce((sum, sign, i) => sum + sign * (slopes[i]! + sign * curves[i]!), constant)
}

/** The median of numbers of about −128 to 127, as CIELAB has them, to the next whole number. */
export function wholeMedian(values: Float32Array): number {
  const counts = new Uint32Array(256)
  for (const value of values) counts[Math.max(0, Math.min(255, Math.round(value) + 128))]!++
  let below = 0
  let at = 0
  while (below + counts[at]! <= values.length / 2) below += counts[at++]!
  return at - 128
}
