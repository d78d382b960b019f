import type { Size } from '../see/size'
import type { Steps } from '../see/steps'

/** Number of distinct values: fine enough for the roots that a style may take near 0. */
const LEVELS = 16_384
/** How far beyond 0–1 a spline of values within can go, in levels: 9/32 of the range, and rounding. */
const OVERSHOOT = 5120

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
  { width, height }: Size,
  size: Size,
  table: Uint8Array
): Steps<Uint8Array> {
  const across = placesOf(width, size.width)
  const down = placesOf(height, size.height)
  const cells = new Float64Array(width + 2 * MARGIN)
  const entries = new Uint8Array(size.width * size.height)
  const rowsPerStep = Math.max(1, Math.floor(PIXELS_PER_STEP / size.width))
  for (let y = 0; y < size.height; y++) {
    cells.fill(0)
    for (let tap = -1; tap <= 2; tap++) {
      const row = Math.max(0, Math.min(height - 1, down.bases[y]! + tap))
      addRow(cells, values, row * width, LEVELS * catmullRom(Math.abs(down.parts[y]! - tap)))
    }
    cells.fill(cells[MARGIN]!, 0, MARGIN)
    cells.fill(cells[MARGIN + width - 1]!, MARGIN + width)
    enlargeRow(cells, across, table, entries, y * size.width)
    if (y % rowsPerStep === rowsPerStep - 1) yield
  }
  return entries
}

/** Source position of each target pixel's centre: the cell whose centre is to its left, and the part of the way to the next. */
interface Places {
  bases: Int32Array
  /** Where the pixels after that cell end. */
  ends: Int32Array
  parts: Float64Array
}

function placesOf(from: number, to: number): Places {
  const places = Float64Array.from({ length: to }, (_, i) => ((i + 0.5) * from) / to - 0.5)
  const bases = Int32Array.from(places, Math.floor)
  const ends = new Int32Array(to).fill(to)
  for (let i = to - 2; i >= 0; i--) ends[i] = bases[i] === bases[i + 1] ? ends[i + 1]! : i + 1
  return { bases, ends, parts: places.map((place, i) => place - bases[i]!) }
}

/** Catmull and Rom's kernel (1974) at a distance of `d` samples. */
function catmullRom(d: number): number {
  if (d < 1) return 1 + d * d * (1.5 * d - 2.5)
  if (d < 2) return 2 + d * (-4 + d * (2.5 - 0.5 * d))
  return 0
}

/** Adds a row of a grid, times a weight, to cells with margins. */
function addRow(cells: Float64Array, values: Float32Array, from: number, weight: number): void {
  const width = cells.length - 2 * MARGIN
  for (let x = 0; x < width; x++) cells[MARGIN + x]! += weight * values[from + x]!
}

/**
 * Enlarges a row of cells, in levels, to the entries of a table of levels. All pixels between two cells lie on one cubic,
 * so its coefficients are worked out once for them.
 */
function enlargeRow(
  cells: Float64Array,
  { bases, ends, parts }: Places,
  table: Uint8Array,
  entries: Uint8Array,
  start: number
): void {
  for (let x = 0; x < bases.length;) {
    const base = bases[x]!
    const before = cells[base + MARGIN - 1]!
    const left = cells[base + MARGIN]!
    const right = cells[base + MARGIN + 1]!
    const after = cells[base + MARGIN + 2]!
    const slope = 0.5 * (right - before)
    const square = before - 2.5 * left + 2 * right - 0.5 * after
    const cube = 0.5 * (after - before) + 1.5 * (left - right)
    const place = left + ZERO
    for (const end = ends[x]!; x < end; x++) {
      const part = parts[x]!
      entries[start + x] = table[(place + part * (slope + part * (square + part * cube))) | 0]!
    }
  }
}

/**
 * A byte for each level, by a function of the value 0–1. Level 0 is at `OVERSHOOT`; levels beyond 0 and `LEVELS` have
 * their bytes.
 */
export function levelTable(byteOf: (value: number) => number): Uint8Array {
  return Uint8Array.from({ length: LEVELS + 1 + 2 * OVERSHOOT }, (_, i) =>
    byteOf(Math.max(0, Math.min(1, (i - OVERSHOOT) / LEVELS)))
  )
}
