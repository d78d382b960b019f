import { include, noBox, overlap, type Box } from '../see/box'
import type { Size } from '../see/size'
import { boundsOf, type Outline } from './scene'

/** Where something is painted, in cells: what of a box lies within some convex outlines. */
export interface Window {
  box: Box
  slanted: readonly Outline[]
}

/** Part of a cell by which a side may lean and count as level or upright. */
const STRAIGHT = 1e-6

/** What of a window lies within a convex outline. */
export function windowIn({ box, slanted }: Window, outline: Outline): Window {
  return {
    box: overlap(box, boundsOf(outline)),
    slanted: isStraight(outline) ? slanted : [...slanted, outline]
  }
}

function isStraight(outline: Outline): boolean {
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    const across = Math.abs(outline[i]! - outline[last]!)
    const down = Math.abs(outline[i + 1]! - outline[last + 1]!)
    if (Math.min(across, down) > STRAIGHT) return false
  }
  return true
}

/** What has been painted of a grid, from the top down. */
export interface Cells extends Size {
  /** The part of each cell that is left for layers further down: 1 nothing has been taken, 0 all. */
  left: Float32Array
  /** Cells of each row of which something is left. */
  live: Int32Array
  /** The layer that lies on most of each cell, of several alike the first; -1 for none. */
  owner: Int32Array
  /** How much of it that layer lies on, 0 to 1. */
  most: Float32Array
  /** How much of it no layer lies on, 0 to 1, whatever those that do let through. */
  bare: Float32Array
}

export function bareCells({ width, height }: Size): Cells {
  const size = width * height
  return {
    width,
    height,
    left: new Float32Array(size).fill(1),
    live: new Int32Array(height).fill(width),
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

/** Attention and perception by cell. */
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

/** Slices of each row of cells, in each of which a slanted or round side counts as upright. */
const SLICES = 4

/** Gives an owner its `cover` (0 to 1) of what is left of each cell in a window. */
export function paint(
  { box, slanted }: Window,
  cover: number,
  cells: Cells,
  densities: Densities,
  sums: Sums
): void {
  const slices = slanted.length === 0 ? 1 : SLICES
  const covers = new Float64Array(cells.width)
  const [first, end] = [Math.floor(box.left), Math.ceil(box.right)]
  for (let y = Math.floor(box.top); y < box.bottom; y++) {
    const top = Math.max(y, box.top)
    const high = (Math.min(y + 1, box.bottom) - top) / slices
    covers.fill(0, first, end)
    for (let slice = 0; slice < slices; slice++) {
      let { left, right } = box
      for (const outline of slanted) {
        const span = spanAt(outline, top + (slice + 0.5) * high)
        left = Math.max(left, span.left)
        right = Math.min(right, span.right)
      }
      sums.drawn += cover * high * Math.max(0, right - left)
      if (cells.live[y]! > 0) addSpan(covers, left, right, high)
    }
    if (cells.live[y]! > 0) takeRow(cells, y, first, end, covers, cover, densities, sums)
  }
}

/** Adds how much of each cell of a row lies between two places. */
function addSpan(covers: Float64Array, left: number, right: number, high: number): void {
  for (let x = Math.floor(left); x < right; x++) {
    covers[x]! += high * (Math.min(x + 1, right) - Math.max(x, left))
  }
}

/** From where to where a level line runs within a convex outline; `left` is past `right` where it does not meet it. */
function spanAt(outline: Outline, y: number): Pick<Box, 'left' | 'right'> {
  let left = Infinity
  let right = -Infinity
  for (let i = 0, last = outline.length - 2; i < outline.length; last = i, i += 2) {
    const from = outline[last + 1]! - y
    const to = outline[i + 1]! - y
    if (from < 0 === to < 0) continue
    const x = outline[last]! + (from / (from - to)) * (outline[i]! - outline[last]!)
    left = Math.min(left, x)
    right = Math.max(right, x)
  }
  return { left, right }
}

/** Gives an owner its part of a row's cells between two columns: it lies on `covers` of each and hides `cover` of that. */
function takeRow(
  cells: Cells,
  y: number,
  from: number,
  to: number,
  covers: Float64Array,
  cover: number,
  [attention, perception]: Densities,
  sums: Sums
): void {
  const { left, live } = cells
  for (let x = from; x < to; x++) {
    const i = y * cells.width + x
    const before = left[i]!
    if (before < USED_UP) continue
    left[i] = before * (1 - covers[x]! * cover)
    const taken = before - left[i]
    if (left[i] < USED_UP) live[y]! -= 1
    sums.area += taken
    sums.attention += taken * attention[i]!
    sums.perception += taken * perception[i]!
    if (taken >= NOTICED) include(sums.box, x, y, x + 1, y + 1)
    if (sums.owner >= 0) layOn(cells, i, sums.owner, before, taken, cover)
  }
}

/** Records that a layer takes a share of a cell, covering what lies below by `cover`. */
function layOn(
  { owner, most, bare }: Cells,
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
