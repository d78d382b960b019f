import type { Size } from '../filters/fit-area'
import type { Steps } from '../run/steps'
import { LEVELS, enlarge } from './enlarge'
import type { IndexedPicture } from './indexed-picture'
import { paletteOf } from './map-styles'
import type { MapStyle } from './map-styles'

/** Draws a grid of values (0–1) in a style at a size. */
export function* drawMap(
  values: Float32Array,
  grid: Size,
  size: Size,
  style: MapStyle
): Steps<IndexedPicture> {
  const { alphaOf } = style
  const alphas = new Uint8Array(LEVELS + 1)
  for (let i = 0; i <= LEVELS; i++) alphas[i] = Math.round(alphaOf(i / LEVELS))
  const indices = yield* enlarge(values, grid, size, alphas)
  return { ...size, indices, palette: paletteOf(style) }
}
