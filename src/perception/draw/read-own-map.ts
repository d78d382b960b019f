import type { Size } from '../see/size'
import { resize } from '../see/resize'
import type { MapStyle } from './map-style'
import type { Pixels } from '../../images/pixels'
import { plane, type Plane } from '../see/plane'

/** How a density was read from a map picture. */
export interface MapReading {
  /**
   * `exact`: one of Glance's own maps. `alpha`: read from opacity. `grey`: read from brightness.
   * `unreadable`: none of them fits.
   */
  method: 'exact' | 'alpha' | 'grey' | 'unreadable'
  /** The scale that was read, or why the picture cannot be read: `even`, `colours`, `rough` or `empty`. */
  name: string
  /** Root mean square deviation from what the method expects, as a part of the whole range (0–1). */
  error: number
}

/** Values found in a picture, in proportion to the density. */
export interface MapValues {
  values: Plane
  reading: MapReading
}

/** Pixels fainter than this say nothing about their colour. */
const LEAST_ALPHA = 8
/** Levels of 255 that scaling and lossy compression may move a colour by, root mean square. */
const TOLERANCE = 4
/** Pixels that tell whether a picture may be in a style. */
const SAMPLED = 4000

/**
 * The values of a picture drawn in one of Glance's styles, averaged down to `size`; null for any other picture. That a
 * map is Glance's shows in its colours: each is, or is near to, one of the style's palette, whose place is the level.
 */
export function readOwnMap(
  pixels: Pixels,
  size: Size,
  styles: readonly MapStyle[]
): MapValues | null {
  const some = Math.max(1, Math.floor(pixels.data.length / 4 / SAMPLED))
  const near = styles
    .map((style) => ({ style, deviation: levelsIn(style, pixels, some).deviation }))
    .sort((one, other) => one.deviation - other.deviation)[0]
  if (!near || near.deviation > TOLERANCE) return null
  const { levels, deviation } = levelsIn(near.style, pixels, 1)
  if (deviation > TOLERANCE) return null
  const byLevel = near.style.palette.map((_, level) => near.style.valueOf(level))
  const values = plane(pixels.width, pixels.height)
  for (let i = 0; i < levels.length; i++) values.data[i] = byLevel[levels[i]!]!
  return {
    values: resize(values, size),
    reading: { method: 'exact', name: 'Glance', error: deviation / 255 }
  }
}

/** The level of each pixel, or of one in `every`, and how far colours lie from the palette's: root mean square, as drawn. */
function levelsIn(
  { palette }: MapStyle,
  { data }: Pixels,
  every: number
): { levels: Uint8Array; deviation: number } {
  const levels = new Uint8Array(Math.ceil(data.length / 4 / every))
  const known = new Map<number, Nearest>()
  let last = { level: 0, square: 0 }
  let before: number | null = null
  let squares = 0
  let counted = 0
  for (let i = 0, at = 0; i < levels.length; i++, at += 4 * every) {
    const colour = data[at]! | (data[at + 1]! << 8) | (data[at + 2]! << 16) | (data[at + 3]! << 24)
    if (colour !== before) {
      last = known.get(colour) ?? nearest(palette, data.subarray(at, at + 4))
      known.set(colour, last)
      before = colour
    }
    levels[i] = last.level
    if (data[at + 3]! < LEAST_ALPHA) continue
    squares += last.square
    counted++
  }
  return { levels, deviation: counted > 0 ? Math.sqrt(squares / counted) : Infinity }
}

interface Nearest {
  level: number
  /** Square of the distance in levels of 255: colours weigh by their alpha, as they do when drawn. */
  square: number
}

function nearest(palette: MapStyle['palette'], [r, g, b, a]: Pixels['data']): Nearest {
  let best: Nearest = { level: 0, square: Infinity }
  for (let level = 0; level < palette.length; level++) {
    const [red, green, blue, alpha] = palette[level]!
    const ink = a! / 255
    const square =
      (a! - alpha) ** 2 + ((r! - red) ** 2 + (g! - green) ** 2 + (b! - blue) ** 2) * ink * ink
    if (square < best.square) best = { level, square }
  }
  return best
}
