/**
 * Adds `weight` times a row of `count` values to another: the inner loop of resizing and of matrix
 * products. It is called once per row, and by many, so that it is compiled early in a first run; a loop
 * over a whole plane would be over before that.
 */
export function addRow(
  into: Float32Array,
  to: number,
  source: Float32Array,
  from: number,
  count: number,
  weight: number
): void {
  for (let i = 0; i < count; i++) into[to + i]! += weight * source[from + i]!
}
