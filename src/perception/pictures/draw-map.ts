import type { Size } from '../filters/fit-area'
import type { Steps } from '../run/steps'
import { enlargedRows } from './enlarge-rows'
import type { IndexedPicture } from './indexed-picture'
import { paletteOf } from './map-styles'
import type { MapStyle } from './map-styles'

const PIXELS_PER_STEP = 200_000
const LEVELS = 4096

/** Draws a grid of values (0–1) in a style at a size. */
export function* drawMap(
  values: Float32Array,
  grid: Size,
  size: Size,
  style: MapStyle
): Steps<IndexedPicture> {
  const indices = new Uint8Array(size.width * size.height)
  // Alpha by value from a table: exact at the ends, and within a 4096th between them.
  const alphas = Uint8Array.from({ length: LEVELS + 1 }, (_, i) =>
    Math.round(style.alphaOf(i / LEVELS))
  )
  let at = 0
  let sincePause = 0
  for (const row of enlargedRows(values, grid, size)) {
    for (const value of row) indices[at++] = alphas[(value * LEVELS + 0.5) | 0]!
    sincePause += row.length
    if (sincePause >= PIXELS_PER_STEP) {
      sincePause = 0
      yield
    }
  }
  return { ...size, indices, palette: paletteOf(style) }
}
