import type { Size } from '../see/size'
import type { Steps } from '../see/steps'

/** Number of distinct values: fine enough for the roots that a style may take near 0. */
export const LEVELS = 16_384
/** How far beyond 0–1 a spline of values within can go, in levels: 9/32 of the range, and rounding. */
export const OVERSHOOT = 5120

const PIXELS_PER_STEP = 400_000
/** Cells that the interpolation looks at beyond each edge. */
const MARGIN = 2
/** Of level 0 in a table, and half a level more to round. */
const ZERO = OVERSHOOT + 0.5

/**
 * Enlarges a grid of values with Catmull-Rom interpolation and gives each pixel the entry of its
 * value in a `levelTable`. The values are 0–1.
 */
export function* enlarge(
  values: Float32Array,
  grid: Size,
  size: Size,
  table: Uint8Array
): Steps<Uint8Array> {
  const { width, height } = grid
  const across = placesOf(width, size.width)
  const pieces = piecesOf(across.bases)
  const down = placesOf(height, size.height)
  const from = new Int32Array(4)
  const weights = new Float64Array(4)
  const cells = new Float64Array(width + 2 * MARGIN)
  const entries = new Uint8Array(size.width * size.height)
  let sincePause = 0
  for (let y = 0; y < size.height; y++) {
    rowsAround(down.bases[y]!, width, height, from)
    splineWeights(down.parts[y]!, weights)
    mixRows(values, from, weights, cells)
    enlargeRow(cells, pieces, across.parts, table, entries, y * size.width)
    sincePause += size.width
    if (sincePause >= PIXELS_PER_STEP) {
      sincePause = 0
      yield
    }
  }
  return entries
}

/** Source position of each target pixel's centre: the cell whose centre is to its left, and the fraction to the next. */
interface Places {
  bases: Int32Array
  parts: Float64Array
}

function placesOf(from: number, to: number): Places {
  const bases = new Int32Array(to)
  const parts = new Float64Array(to)
  for (let i = 0; i < to; i++) {
    const at = ((i + 0.5) * from) / to - 0.5
    bases[i] = Math.floor(at)
    parts[i] = Math.fround(at - bases[i]!)
  }
  return { bases, parts }
}

/** The pixels of a row by the two cells they lie between. */
interface Pieces {
  /** The first of the four cells that count for them, in a row with margins. */
  cells: Int32Array
  /** Where they end. */
  ends: Int32Array
}

function piecesOf(bases: Int32Array): Pieces {
  const cells: number[] = []
  const ends: number[] = []
  for (let i = 0; i < bases.length; i++) {
    if (bases[i] === bases[i + 1]) continue
    cells.push(bases[i]! + MARGIN - 1)
    ends.push(i + 1)
  }
  return { cells: Int32Array.from(cells), ends: Int32Array.from(ends) }
}

/** Where the four rows around a place begin; the grid's first and last repeat beyond its edges. */
function rowsAround(base: number, width: number, height: number, from: Int32Array): void {
  for (let tap = 0; tap < 4; tap++) {
    from[tap] = Math.max(0, Math.min(height - 1, base + tap - 1)) * width
  }
}

/**
 * Sets a row of cells to one row between four of a grid, which begin where `from` says; its ends are repeated
 * into the margins. The sum is rounded at each step, as in single precision.
 */
function mixRows(
  values: Float32Array,
  from: Int32Array,
  weights: Float64Array,
  cells: Float64Array
): void {
  const width = cells.length - 2 * MARGIN
  const a = from[0]!
  const b = from[1]!
  const c = from[2]!
  const d = from[3]!
  const wa = weights[0]!
  const wb = weights[1]!
  const wc = weights[2]!
  const wd = weights[3]!
  for (let x = 0; x < width; x++) {
    const two = Math.fround(Math.fround(wa * values[a + x]!) + wb * values[b + x]!)
    const three = Math.fround(two + wc * values[c + x]!)
    cells[x + MARGIN] = Math.fround(three + wd * values[d + x]!)
  }
  cells.fill(cells[MARGIN]!, 0, MARGIN)
  cells.fill(cells[MARGIN + width - 1]!, MARGIN + width)
}

/** Catmull and Rom's weights (1974) of four samples at a part of the way from the second to the third, in levels. */
function splineWeights(part: number, weights: Float64Array): void {
  for (let tap = -1; tap <= 2; tap++) weights[tap + 1] = LEVELS * catmullRom(Math.abs(part - tap))
}

/** Catmull and Rom's kernel (1974) at a distance of `d` samples. */
function catmullRom(d: number): number {
  if (d < 1) return 1 + d * d * (1.5 * d - 2.5)
  if (d < 2) return 2 + d * (-4 + d * (2.5 - 0.5 * d))
  return 0
}

/**
 * Enlarges a row of cells, in levels, to the entries of a table of levels. All pixels between two cells lie
 * on one cubic, so its coefficients are worked out once for them.
 */
function enlargeRow(
  cells: Float64Array,
  { cells: firsts, ends }: Pieces,
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

/**
 * A byte for each level, by a monotone function of the value 0–1. Level 0 is at `OVERSHOOT`; levels beyond 0
 * and `LEVELS` have their bytes.
 */
export function levelTable(byteOf: (value: number) => number): Uint8Array {
  const table = new Uint8Array(LEVELS + 1 + 2 * OVERSHOOT)
  const [first, last] = [OVERSHOOT, OVERSHOOT + LEVELS]
  table.fill(byteOf(0), 0, first + 1)
  table.fill(byteOf(1), last)
  fillBetween(table, first, last, byteOf)
  return table
}

/** Fills what lies between two levels; where both are alike, so is all between, without a call. */
function fillBetween(
  table: Uint8Array,
  from: number,
  to: number,
  byteOf: (value: number) => number
): void {
  if (table[from] === table[to]) table.fill(table[from]!, from, to)
  else if (to - from > 1) {
    const middle = (from + to) >> 1
    table[middle] = byteOf((middle - OVERSHOOT) / LEVELS)
    fillBetween(table, from, middle, byteOf)
    fillBetween(table, middle, to, byteOf)
  }
}
