import type { Plane } from '../plane'

/**
 * Box filter down the columns, in windows of 2·radius+1, in place. Walks row by row with one running
 * sum per column, which the processor's cache likes. `parts` holds what each row's sums are multiplied with.
 */
export function boxColumns(
  { width, height, data }: Plane,
  radius: number,
  parts: Float32Array
): void {
  const sums = new Float64Array(width)
  // Rows are overwritten while later windows still have to let go of them.
  const kept = new Float32Array((radius + 1) * width)
  const zeros = new Float32Array(width)
  for (let y = 0; y < Math.min(radius, height); y++) enter(sums, data, y * width)
  for (let y = 0; y < height; y++) {
    const entering = y + radius
    if (entering < height) slide(sums, data, entering * width, kept, (y % (radius + 1)) * width)
    else slide(sums, zeros, 0, kept, (y % (radius + 1)) * width)
    replace(sums, parts[y]!, data, y * width, kept, (y % (radius + 1)) * width)
  }
}

function enter(sums: Float64Array, rows: Float32Array, from: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += rows[from + x]!
}

/** One row comes into the windows, and the one kept longest leaves them. */
function slide(
  sums: Float64Array,
  rows: Float32Array,
  from: number,
  kept: Float32Array,
  slot: number
): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += rows[from + x]! - kept[slot + x]!
}

/** Keeps a row for later and puts the mean of its windows in its place. */
function replace(
  sums: Float64Array,
  part: number,
  rows: Float32Array,
  at: number,
  kept: Float32Array,
  slot: number
): void {
  for (let x = 0; x < sums.length; x++) {
    kept[slot + x] = rows[at + x]!
    rows[at + x] = sums[x]! * part
  }
}
