import type { Outline } from './scene'

/** Columns that a convex outline reaches within one row, in cells: `left` past `right` for none. */
export function spanOfRow(outline: Outline, row: number): { left: number; right: number } {
  let left = Infinity
  let right = -Infinity
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    const y1 = outline[last + 1]!
    const y2 = outline[i + 1]!
    if (passesBy(y1, y2, row)) continue
    const x1 = outline[last]!
    const slope = (outline[i]! - x1) / (y2 - y1)
    const from = x1 + (within(row, y1) - y1) * slope
    const to = x1 + (within(row, y2) - y1) * slope
    left = Math.min(left, from, to)
    right = Math.max(right, from, to)
  }
  return { left, right }
}

/**
 * Writes to `cover` how much of each cell of one row, from `first` to before `end`, a convex outline covers,
 * 0 to 1, exactly: every side adds the area to its right within the row, with the sign of its direction, and
 * the sums from the left are the cover. `direction` is the sign of the outline's area; `cover` is longer than
 * the row by one.
 */
export function coverRow(
  outline: Outline,
  direction: number,
  row: number,
  first: number,
  end: number,
  cover: Float64Array
): void {
  cover.fill(0, first, end + 1)
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    const y1 = outline[last + 1]!
    const y2 = outline[i + 1]!
    if (passesBy(y1, y2, row)) continue
    const x1 = outline[last]!
    const slope = (outline[i]! - x1) / (y2 - y1)
    const top = within(row, y1)
    const bottom = within(row, y2)
    const from = x1 + (top - y1) * slope
    addSide(cover, first, end - 1, from, x1 + (bottom - y1) * slope, direction * (top - bottom))
  }
  let sum = 0
  for (let x = first; x < end; x++) {
    sum += cover[x]!
    // Sums may pass the ends by a rounding.
    cover[x] = Math.min(1, Math.max(0, sum))
  }
}

/** True for a side that has no height within a row: level sides cover nothing to their right. */
function passesBy(y1: number, y2: number, row: number): boolean {
  return y1 === y2 || Math.max(y1, y2) <= row || Math.min(y1, y2) >= row + 1
}

function within(row: number, y: number): number {
  return Math.min(row + 1, Math.max(row, y))
}

/** One side that runs from x1 to x2 and covers `rise` of the row's height, with its sign. */
function addSide(
  cover: Float64Array,
  first: number,
  last: number,
  x1: number,
  x2: number,
  rise: number
): void {
  const left = Math.min(x1, x2)
  const right = Math.max(x1, x2)
  const start = Math.max(first, Math.min(last, Math.floor(left)))
  const end = Math.max(first, Math.min(last, Math.floor(right)))
  // For areas, a side within one cell counts as a vertical line through its middle.
  const perCell = start === end ? 0 : rise / (right - left)
  for (let cell = start; cell <= end; cell++) {
    const from = Math.max(left, cell)
    const to = Math.min(right, cell + 1)
    const part = start === end ? rise : perCell * (to - from)
    const beside = (start === end ? (left + right) / 2 : (from + to) / 2) - cell
    cover[cell]! += part * (1 - beside)
    cover[cell + 1]! += part * beside
  }
}
