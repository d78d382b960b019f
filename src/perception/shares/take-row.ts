import { type Bounds, include } from './bounds'
import { type LiveCells, nextLive } from './live-cells'

/** What is left of a cell below this is the rest's. */
const USED_UP = 1 / 1024

/** A cell of which a layer has less does not widen the box around it. */
const NOTICED = 1 / 16

/** What an owner has so far, in cells. */
export interface Sums {
  area: number
  shares: number[]
  /** Around the cells of which it has a noticeable part. */
  box: Bounds
  /** Area of all its shapes, times their covers. */
  drawn: number
}

/**
 * Gives an owner its part of the live cells of a row between two columns: `covers` of each, times
 * `factor`. Cells that are used up are passed over from then on.
 */
export function takeRow(
  { width, left, next }: LiveCells,
  y: number,
  from: number,
  to: number,
  covers: Float64Array,
  factor: number,
  densities: readonly Float32Array[],
  sums: Sums
): void {
  const row = y * (width + 1)
  const shift = y * width
  let first = -1
  let last = -1
  for (let at = nextLive(next, row + from); at < row + to; at = nextLive(next, at + 1)) {
    const x = at - row
    const before = left[shift + x]!
    // A cover may pass the ends by a rounding.
    const taking = Math.min(1, Math.max(0, covers[x]! * factor))
    left[shift + x] = before * (1 - taking)
    const after = left[shift + x]!
    if (after < USED_UP) next[at] = at + 1
    const taken = before - after
    sums.area += taken
    for (let k = 0; k < densities.length; k++) sums.shares[k]! += taken * densities[k]![shift + x]!
    if (taken < NOTICED) continue
    if (first < 0) first = x
    last = x
  }
  if (first >= 0) include(sums.box, first, y, last + 1, y + 1)
}
