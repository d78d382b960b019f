import type { Size } from '../see/size'
import { largest } from '../see/statistics'
import type { Attention } from '../perceive-looks'
import type { Perception } from '../perception'
import type { Steps } from '../see/steps'
import { enlarge, levelTable } from './enlarge'
import type { IndexedPicture } from '../../images/pixels'
import {
  ATTENTION_STYLE,
  CLARITY_STYLE,
  EXCITINGNESS_STYLE,
  paletteOf,
  PERCEPTION_STYLE,
  type MapStyle
} from './map-style'

/** Predicted fixation density: alpha is linear in density, the densest place has the most. */
export function drawAttentionMap(seen: Attention, size: Size): Steps<IndexedPicture> {
  return drawMap(relative(seen.attention), seen, size, ATTENTION_STYLE)
}

/** A veil that is clear where the first looks fall. */
export function drawPerceptionMap(perception: Perception, size: Size): Steps<IndexedPicture> {
  return drawMap(relative(perception.perception), perception, size, PERCEPTION_STYLE)
}

/** A tint that deepens with each place's contribution to clutter. */
export function drawClarityMap(
  { clarity, ...grid }: Perception,
  size: Size
): Steps<IndexedPicture> {
  return drawMap(clarity.map, grid, size, CLARITY_STYLE)
}

/** A grey veil that is the clearer the more a place contributes to excitingness. */
export function drawExcitingnessMap(
  { excitingness, ...grid }: Perception,
  size: Size
): Steps<IndexedPicture> {
  return drawMap(excitingness.map, grid, size, EXCITINGNESS_STYLE)
}

/** A density as parts of its peak. */
function relative(density: Float32Array): Float32Array {
  const peak = largest(density)
  const parts = new Float32Array(density.length)
  for (let i = 0; i < parts.length; i++) parts[i] = density[i]! / peak
  return parts
}

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
