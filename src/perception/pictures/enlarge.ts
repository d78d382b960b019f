import type { Size } from '../filters/fit-area'
import type { Steps } from '../run/steps'

/** Values are told apart in so many steps: fine enough for the roots that a style may take near 0. */
export const LEVELS = 16_384
const PIXELS_PER_STEP = 400_000
/** Cells that the interpolation looks at beyond each edge. */
const MARGIN = 2

/**
 * Enlarges a grid of values with Catmull-Rom interpolation, kept within 0–1, and gives each pixel the
 * entry of its value in `table`, which has `LEVELS + 1` of them.
 */
export function* enlarge(
  values: Float32Array,
  grid: Size,
  size: Size,
  table: Uint8Array
): Steps<Uint8Array> {
  const across = placesOf(grid.width, size.width)
  const down = placesOf(grid.height, size.height)
  const cells = new Float32Array(grid.width + 2 * MARGIN)
  const entries = new Uint8Array(size.width * size.height)
  let sincePause = 0
  for (let y = 0; y < size.height; y++) {
    mixRows(values, grid, down.bases[y]!, down.parts[y]!, cells)
    enlargeRow(cells, across, table, entries, y * size.width)
    sincePause += size.width
    if (sincePause >= PIXELS_PER_STEP) {
      sincePause = 0
      yield
    }
  }
  return entries
}

/** Where the centre of each target pixel lies: right of which source cell's centre, and how far to the next. */
interface Places {
  bases: Int32Array
  parts: Float32Array
}

function placesOf(from: number, to: number): Places {
  const bases = new Int32Array(to)
  const parts = new Float32Array(to)
  for (let i = 0; i < to; i++) {
    const at = ((i + 0.5) * from) / to - 0.5
    bases[i] = Math.floor(at)
    parts[i] = at - bases[i]!
  }
  return { bases, parts }
}

/** One row between four of the grid's, in levels; its ends are repeated into the margins. */
function mixRows(
  values: Float32Array,
  { width, height }: Size,
  base: number,
  part: number,
  cells: Float32Array
): void {
  cells.fill(0)
  for (let tap = -1; tap <= 2; tap++) {
    const weight = LEVELS * catmullRom(Math.abs(part - tap))
    const from = Math.max(0, Math.min(height - 1, base + tap)) * width
    for (let x = 0; x < width; x++) cells[x + MARGIN]! += weight * values[from + x]!
  }
  cells.fill(cells[MARGIN]!, 0, MARGIN)
  cells.fill(cells[MARGIN + width - 1]!, MARGIN + width)
}

/** All pixels between two cells lie on one cubic, so its coefficients are worked out once for them. */
function enlargeRow(
  cells: Float32Array,
  { bases, parts }: Places,
  table: Uint8Array,
  entries: Uint8Array,
  start: number
): void {
  const { length } = bases
  for (let x = 0; x < length;) {
    const base = bases[x]!
    const before = cells[base + MARGIN - 1]!
    const left = cells[base + MARGIN]!
    const right = cells[base + MARGIN + 1]!
    const after = cells[base + MARGIN + 2]!
    const slope = 0.5 * (right - before)
    const square = before - 2.5 * left + 2 * right - 0.5 * after
    const cube = 0.5 * (after - before) + 1.5 * (left - right)
    for (; x < length && bases[x] === base; x++) {
      const part = parts[x]!
      const level = left + part * (slope + part * (square + part * cube))
      entries[start + x] = table[level < 0 ? 0 : level > LEVELS ? LEVELS : (level + 0.5) | 0]!
    }
  }
}

/** Catmull and Rom's cubic (1974) at a distance from the sample. */
function catmullRom(d: number): number {
  if (d < 1) return 1 + d * d * (1.5 * d - 2.5)
  if (d < 2) return 2 + d * (-4 + d * (2.5 - 0.5 * d))
  return 0
}
