import type { Size } from '../filters/fit-area'
import type { Steps } from '../steps'
import { enlarge } from './enlarge'
import type { IndexedPicture } from './indexed-picture'
import { levelTable } from './level-table'
import { paletteOf } from './map-style'
import type { MapStyle } from './map-style'

/** Draws a grid of values (0–1) in a style at a size. */
export function* drawMap(
  values: Float32Array,
  grid: Size,
  size: Size,
  style: MapStyle
): Steps<IndexedPicture> {
  const alphas = levelTable((value) => Math.round(style.alphaOf(value)))
  const indices = yield* enlarge(values, grid, size, alphas)
  return { ...size, indices, palette: paletteOf(style) }
}
