import { boxOf, fillBox } from '../see/box'
import type { Size } from '../see/size'
import { largest } from '../see/statistics'
import type { Attention } from '../perceive-looks'
import type { Perception } from '../perception'
import type { Steps } from '../see/steps'
import { enlarge, levelTable } from './enlarge'
import type { IndexedPicture } from '../../images/pixels'
import { styleOf, type MapStyle, type Veil } from './map-style'

/** Draws a map of a result at a size. */
type Draw<Part extends keyof Perception> = (
  seen: Pick<Perception, Part> & Size,
  size: Size,
  veil?: Veil
) => Steps<IndexedPicture>

/** Predicted fixation density, as parts of its peak. */
export const drawAttentionMap: Draw<'attention'> = ({ attention, ...grid }, size, veil) =>
  drawMap(attention, grid, size, styleOf('attention', veil), 1 / largest(attention))

/** A veil that opens where the first looks fall. */
export const drawPerceptionMap: Draw<'perception'> = ({ perception, ...grid }, size, veil) =>
  drawMap(perception, grid, size, styleOf('perception', veil), perception.length)

/** Each place's contribution to clutter. */
export const drawClarityMap: Draw<'clarity'> = ({ clarity, ...grid }, size, veil) =>
  drawMap(clarity.map, grid, size, styleOf('clarity', veil))

/** A grey veil that is the clearer the more a place contributes to excitingness. */
export const drawExcitingnessMap: Draw<'excitingness'> = ({ excitingness, ...grid }, size) =>
  drawMap(excitingness.map, grid, size, styleOf('excitingness'))

/** Width of a region's edge, as part of the picture's longer side. */
const EDGE = 0.002

/** The attention map within regions, which are boxes x, y, width and height in px of the picture, and their edges. */
export function* drawRegionsMap(
  seen: Attention,
  regions: readonly (readonly [number, number, number, number])[],
  size: Size,
  veil?: Veil
): Steps<IndexedPicture> {
  const map = yield* drawAttentionMap(seen, size, veil)
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
  const last = map.palette.length - 1
  const indices = map.indices.map((index, i) => (edges[i] ? last : within[i] ? index : 0))
  return { ...map, indices }
}

/** Which px lie in any of some boxes. */
function coverOf(
  boxes: readonly (readonly [number, number, number, number])[],
  size: Size
): Uint8Array {
  const cover = new Uint8Array(size.width * size.height)
  for (const [x, y, width, height] of boxes) fillBox(cover, size, boxOf({ x, y, width, height }), 1)
  return cover
}

/** Draws a grid of values in a style at a size. `unit`: what they are times, to be the style's values. */
export function* drawMap(
  values: Float32Array,
  grid: Size,
  size: Size,
  { levelOf, palette }: MapStyle,
  unit = 1
): Steps<IndexedPicture> {
  const most = Math.max(largest(values), Number.MIN_VALUE)
  const parts = values.map((value) => value / most)
  const last = palette.length - 1
  const levels = levelTable((part) => Math.min(last, Math.round(levelOf(part * most * unit))))
  const indices = yield* enlarge(parts, grid, size, levels)
  return { ...size, indices, palette }
}
