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

/** Width of a region's edge, as part of the picture's longer side. */
const EDGE = 0.002

/** The attention map within regions, which are boxes x, y, width and height in px of the picture, and their edges. */
export function* drawRegionsMap(
  seen: Attention,
  regions: readonly (readonly [number, number, number, number])[],
  size: Size
): Steps<IndexedPicture> {
  const map = yield* drawAttentionMap(seen, size)
  const edge = Math.max(1, Math.round(EDGE * Math.max(size.width, size.height)))
  const within = coverOf(regions, size)
  const edges = coverOf(
    regions.flatMap(([x, y, width, height]) => {
      const [right, bottom] = [x + width - edge, y + height - edge]
      return [
        [x, y, width, edge],
        [x, bottom, width, edge],
        [x, y, edge, height],
        [right, y, edge, height]
      ] as const
    }),
    size
  )
  const deepest = ATTENTION_STYLE.mostAlpha
  const indices = map.indices.map((index, i) => (edges[i] ? deepest : within[i] ? index : 0))
  return { ...map, indices }
}

/** Which px lie in any of some boxes, in time that does not grow with how large they are. */
function coverOf(
  boxes: readonly (readonly [number, number, number, number])[],
  { width, height }: Size
): Uint8Array {
  const changes = new Int32Array((width + 1) * (height + 1))
  const within = (place: number, most: number): number =>
    Math.min(most, Math.max(0, Math.round(place)))
  for (const [x, y, across, down] of boxes) {
    const [left, right] = [within(x, width), within(x + across, width)]
    const [top, bottom] = [within(y, height), within(y + down, height)]
    changes[top * (width + 1) + left]! += 1
    changes[top * (width + 1) + right]! -= 1
    changes[bottom * (width + 1) + left]! -= 1
    changes[bottom * (width + 1) + right]! += 1
  }
  const cover = new Uint8Array(width * height)
  const above = new Int32Array(width + 1)
  for (let y = 0; y < height; y++) {
    let count = 0
    for (let x = 0; x < width; x++) {
      above[x]! += changes[y * (width + 1) + x]!
      count += above[x]!
      cover[y * width + x] = count > 0 ? 1 : 0
    }
  }
  return cover
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
