import type { Size } from '../filters/fit-area'
import type { Steps } from '../steps'
import { enlargeRow } from './enlarge-row'
import { LEVELS } from './level-table'
import { mixRows, splineWeights } from './mix-rows'
import { MARGIN, piecesOf, placesOf } from './spline-places'

const PIXELS_PER_STEP = 400_000

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
  const pieces = piecesOf(across)
  const down = placesOf(height, size.height)
  const from = new Int32Array(4)
  const weights = new Float64Array(4)
  const cells = new Float64Array(width + 2 * MARGIN)
  const entries = new Uint8Array(size.width * size.height)
  let sincePause = 0
  for (let y = 0; y < size.height; y++) {
    rowsAround(down.bases[y]!, width, height, from)
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
function rowsAround(base: number, width: number, height: number, from: Int32Array): void {
  for (let tap = 0; tap < 4; tap++) {
    from[tap] = Math.max(0, Math.min(height - 1, base + tap - 1)) * width
  }
}
