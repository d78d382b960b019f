import { LEVELS } from './level-table'

/** More than rounding adds to a level. */
const ROUNDING = 1e-6

/**
 * Enlarges a row of cells, in levels, to the entries of a monotone table. All pixels between two cells lie
 * on one cubic, so its coefficients are worked out once for them, and none is where all get one entry.
 */
export function enlargeRow(
  cells: Float32Array,
  firsts: Int32Array,
  ends: Int32Array,
  parts: Float32Array,
  table: Uint8Array,
  entries: Uint8Array,
  start: number
): void {
  let x = 0
  for (let piece = 0; piece < firsts.length; piece++) {
    const first = firsts[piece]!
    const end = ends[piece]!
    const before = cells[first]!
    const left = cells[first + 1]!
    const right = cells[first + 2]!
    const after = cells[first + 3]!
    const slope = 0.5 * (right - before)
    // The curve lies between the least and the largest of its four Bézier points.
    const near = left + slope / 3
    const far = right - (after - left) / 6
    const least = Math.min(Math.min(left, right), Math.min(near, far)) - ROUNDING
    const most = Math.max(Math.max(left, right), Math.max(near, far)) + ROUNDING
    const entry = table[least < 0 ? 0 : least > LEVELS ? LEVELS : (least + 0.5) | 0]!
    if (entry === table[most < 0 ? 0 : most > LEVELS ? LEVELS : (most + 0.5) | 0]) {
      for (; x < end; x++) entries[start + x] = entry
      continue
    }
    const square = before - 2.5 * left + 2 * right - 0.5 * after
    const cube = 0.5 * (after - before) + 1.5 * (left - right)
    for (; x < end; x++) {
      const part = parts[x]!
      const level = left + part * (slope + part * (square + part * cube))
      entries[start + x] = table[level < 0 ? 0 : level > LEVELS ? LEVELS : (level + 0.5) | 0]!
    }
  }
}
