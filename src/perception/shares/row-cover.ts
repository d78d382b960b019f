import type { Outline } from './outline'

/**
 * Adds to `cover` how much of each cell of one row of a grid a convex outline covers, 0 to 1, exactly:
 * every side adds the area to its right within the row, with its direction's sign, and the sums from the left are the
 * cover. `outline` is in cells, within the grid across; `cover` is as long as the row and one more, and
 * comes filled with 0 where the outline is.
 */
export function coverRow(outline: Outline, row: number, cover: Float64Array): void {
  let winding = 0
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    winding += outline[last]! * outline[i + 1]! - outline[i]! * outline[last + 1]!
  }
  const sign = winding > 0 ? -1 : 1
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    const y1 = outline[last + 1]!
    const y2 = outline[i + 1]!
    if (Math.max(y1, y2) <= row || Math.min(y1, y2) >= row + 1) continue
    const x1 = outline[last]!
    const slope = (outline[i]! - x1) / (y2 - y1)
    const top = Math.min(row + 1, Math.max(row, y1))
    const bottom = Math.min(row + 1, Math.max(row, y2))
    const from = x1 + (top - y1) * slope
    addSide(cover, from, x1 + (bottom - y1) * slope, sign * (bottom - top))
  }
}

/** One side that runs from x1 to x2 and covers `rise` of the row's height, with its sign. */
function addSide(cover: Float64Array, x1: number, x2: number, rise: number): void {
  const left = Math.min(x1, x2)
  const right = Math.max(x1, x2)
  const last = cover.length - 2
  const first = Math.max(0, Math.min(last, Math.floor(left)))
  const end = Math.max(0, Math.min(last, Math.floor(right)))
  if (first === end) {
    const beside = (left + right) / 2 - first
    cover[first]! += rise * (1 - beside)
    cover[first + 1]! += rise * beside
    return
  }
  const perCell = rise / (right - left)
  for (let cell = first; cell <= end; cell++) {
    const from = Math.max(left, cell)
    const to = Math.min(right, cell + 1)
    const part = perCell * (to - from)
    const beside = (from + to) / 2 - cell
    cover[cell]! += part * (1 - beside)
    cover[cell + 1]! += part * beside
  }
}
