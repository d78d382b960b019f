import { include, noBox, type Box } from '../see/box'
import { rootOf } from '../see/components'

/** The part of each cell of a grid that is left for layers further down, a quick way past those used up, and who had them. */
export interface LiveCells {
  width: number
  height: number
  /** 1 nothing has been taken, 0 all. */
  left: Float32Array
  /** For each cell the next one that may be live, by `rootOf`; a row is one longer than the grid, to end. */
  next: Int32Array
  /** For each row the next one that may have a live cell, and an end. */
  nextRow: Int32Array
  /** The layer that lies on most of it, of several alike the first; -1 for none. */
  owner: Int32Array
  /** How much of it that layer lies on, 0 to 1. */
  most: Float32Array
  /** How much of it no layer lies on, 0 to 1, whatever those that do let through. */
  bare: Float32Array
}

export function allLive(width: number, height: number): LiveCells {
  const next = new Int32Array((width + 1) * height).map((_, i) => i)
  const nextRow = new Int32Array(height + 1).map((_, i) => i)
  const size = width * height
  return {
    width,
    height,
    left: new Float32Array(size).fill(1),
    next,
    nextRow,
    owner: new Int32Array(size).fill(-1),
    most: new Float32Array(size),
    bare: new Float32Array(size).fill(1)
  }
}

/** Less than this of a cell goes to the rest. */
const USED_UP = 1 / 512

/** Smallest share of a cell that widens a layer's box and can own the cell's halo. */
const NOTICED = 1 / 16

/** With less of a cell left uncovered, its halo is not assigned to the layer below. */
const HALF_HIDDEN = 1 / 2

/** Attention and perception by cell; together, as going over the cells is what takes time. */
export type Densities = readonly [attention: Float32Array, perception: Float32Array]

/** An owner's sums so far. */
export interface Sums {
  /** Its place; -1 for the rest. */
  owner: number
  /** In cells. */
  area: number
  attention: number
  perception: number
  /** Around the cells it takes a noticeable share of. */
  box: Box
  /** Area of all its shapes, times their covers, in cells. */
  drawn: number
}

export function noSums(owner: number): Sums {
  return { owner, area: 0, attention: 0, perception: 0, box: noBox(), drawn: 0 }
}

/**
 * Gives an owner its part of the live cells of a row between two columns: it lies on `covers` of each, times
 * `part`, and takes `cover` of that. Cells that are used up are passed over from then on.
 */
export function takeRow(
  cells: LiveCells,
  y: number,
  from: number,
  to: number,
  covers: Float64Array,
  part: number,
  cover: number,
  [attention, perception]: Densities,
  sums: Sums
): void {
  const { width, left, next, nextRow } = cells
  const row = y * (width + 1)
  const shift = y * width
  const end = row + to
  const factor = cover * part
  let area = 0
  let seen = 0
  let early = 0
  let first = -1
  let last = -1
  for (let at = rootOf(next, row + from); at < end; at = rootOf(next, at + 1)) {
    const x = at - row
    const before = left[shift + x]!
    left[shift + x] = before * (1 - covers[x]! * factor)
    const after = left[shift + x]!
    if (after < USED_UP) next[at] = at + 1
    const taken = before - after
    area += taken
    seen += taken * attention[shift + x]!
    early += taken * perception[shift + x]!
    if (sums.owner >= 0) layOn(cells, shift + x, sums.owner, before, taken, cover)
    if (taken < NOTICED) continue
    if (first < 0) first = x
    last = x
  }
  sums.area += area
  sums.attention += seen
  sums.perception += early
  if (first >= 0) include(sums.box, first, y, last + 1, y + 1)
  if (rootOf(next, row) === row + width) nextRow[y] = y + 1
}

/** Records that a layer takes a share of a cell, covering what lies below by `cover`. */
function layOn(
  { owner, most, bare }: LiveCells,
  i: number,
  layer: number,
  before: number,
  taken: number,
  cover: number
): void {
  const on = Math.fround(taken / cover)
  bare[i] = Math.max(0, bare[i]! - on)
  if (taken < NOTICED || before < HALF_HIDDEN) return
  if (on < most[i]! || (on === most[i]! && owner[i]! <= layer)) return
  most[i] = on
  owner[i] = layer
}
