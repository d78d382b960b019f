import type { Size } from '../filters/fit-area'
import type { Steps } from '../run/steps'
import { enlargeRow } from './enlarge-row'
import { LEVELS } from './level-table'
import { mixRows, splineWeights } from './mix-rows'
import { MARGIN, piecesOf, placesOf } from './spline-places'

const PIXELS_PER_STEP = 400_000

/**
 * Enlarges a grid of values with Catmull-Rom interpolation, kept within 0–1, and gives each pixel the
 * entry of its value in a monotone `table`, which has `LEVELS + 1` of them.
 */
export function* enlarge(
  values: Float32Array,
  grid: Size,
  size: Size,
  table: Uint8Array
): Steps<Uint8Array> {
  const across = placesOf(grid.width, size.width)
  const pieces = piecesOf(across)
  const down = placesOf(grid.height, size.height)
  const from = new Int32Array(4)
  const weights = new Float64Array(4)
  const cells = new Float32Array(grid.width + 2 * MARGIN)
  const entries = new Uint8Array(size.width * size.height)
  let sincePause = 0
  for (let y = 0; y < size.height; y++) {
    rowsAround(down.bases[y]!, grid, from)
    splineWeights(down.parts[y]!, LEVELS, weights)
    mixRows(values, from, weights, cells)
    enlargeRow(cells, pieces.cells, pieces.ends, across.parts, table, entries, y * size.width)
    sincePause += size.width
    if (sincePause >= PIXELS_PER_STEP) {
      sincePause = 0
      yield
    }
  }
  return entries
}

/** Where the four rows around a place begin; the grid's first and last repeat beyond its edges. */
function rowsAround(base: number, { width, height }: Size, from: Int32Array): void {
  for (let tap = 0; tap < 4; tap++) {
    from[tap] = Math.max(0, Math.min(height - 1, base + tap - 1)) * width
  }
}
