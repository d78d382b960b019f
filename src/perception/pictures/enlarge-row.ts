import { OVERSHOOT } from './level-table'

/** Of level 0 in a table, and half a level more to round. */
const ZERO = OVERSHOOT + 0.5

/**
 * Enlarges a row of cells, in levels, to the entries of a table of levels. All pixels between two cells lie
 * on one cubic, so its coefficients are worked out once for them.
 */
export function enlargeRow(
  cells: Float64Array,
  firsts: Int32Array,
  ends: Int32Array,
  parts: Float64Array,
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
    const place = left + ZERO
    const slope = 0.5 * (right - before)
    const square = before - 2.5 * left + 2 * right - 0.5 * after
    const cube = 0.5 * (after - before) + 1.5 * (left - right)
    for (; x < end; x++) {
      const part = parts[x]!
      entries[start + x] = table[(place + part * (slope + part * (square + part * cube))) | 0]!
    }
  }
}
