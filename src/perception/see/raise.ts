/** Spreads from its middle at which a bell ends. */
const FAR = 3

/**
 * Raises values to a bump where they are lower: to `height` times a bell across and one down. The highest of bumps that
 * lie on each other counts.
 */
export function raise(
  values: Float32Array,
  across: ArrayLike<number>,
  down: ArrayLike<number>,
  height: number
): void {
  for (let y = 0; y < down.length; y++) {
    if (down[y] === 0) continue
    for (let x = 0; x < across.length; x++) {
      const at = y * across.length + x
      values[at] = Math.max(values[at]!, height * down[y]! * across[x]!)
    }
  }
}

/**
 * A bell of height 1 along one side of a grid, nothing beyond `FAR` spreads. `centre` is where in a cell, from its
 * beginning, the bell is measured.
 */
export function bell(length: number, middle: number, spread: number, centre: number): Float64Array {
  const values = new Float64Array(length)
  const last = Math.min(length - 1, Math.floor(middle + FAR * spread))
  for (let i = Math.max(0, Math.ceil(middle - FAR * spread)); i <= last; i++) {
    values[i] = Math.exp(-((i + centre - middle) ** 2) / (2 * spread * spread))
  }
  return values
}
