import type { Size } from '../see/size'
import { resizeArea } from '../see/resize'
import { paletteOf, valuesByAlpha, type MapStyle } from './map-style'
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

/** Values (0–1) found in a picture, in proportion to the density. */
export interface MapValues {
  values: Plane
  reading: MapReading
}

/** Pixels fainter than this say nothing about their colour. */
const LEAST_ALPHA = 8
/** Levels of 255 that scaling and lossy compression may move a colour by, root mean square. */
const TOLERANCE = 4

/**
 * The values of a picture drawn in one of Glance's styles, averaged down to `size`; null for any other
 * picture. The value is in the alpha; that the map is Glance's shows in the colours, each the palette's for its alpha.
 */
export function readOwnMap(
  pixels: Pixels,
  size: Size,
  styles: readonly MapStyle[]
): MapValues | null {
  const best = nearestStyle(pixels, styles)
  if (!best || best.deviation > TOLERANCE) return null
  const values = resizeArea(valuesIn(best.style, pixels), size.width, size.height)
  return { values, reading: { method: 'exact', name: 'Glance', error: best.deviation / 255 } }
}

/** The style whose palette the colours lie nearest to. Stops at an exact one. */
function nearestStyle(
  pixels: Pixels,
  styles: readonly MapStyle[]
): { style: MapStyle; deviation: number } | null {
  let best: { style: MapStyle; deviation: number } | null = null
  for (const style of styles) {
    const deviation = deviationFrom(style, pixels)
    if (deviation < (best?.deviation ?? Infinity)) best = { style, deviation }
    if (deviation === 0) break
  }
  return best
}

/** Root mean square distance of the colours from the palette's for their alphas, in levels as drawn. */
function deviationFrom(style: MapStyle, { data }: Pixels): number {
  const palette = paletteOf(style)
  let squares = 0
  let counted = 0
  for (let at = 0; at < data.length; at += 4) {
    const alpha = data[at + 3]!
    if (alpha < LEAST_ALPHA) continue
    const index = Math.min(alpha, style.mostAlpha)
    const [r, g, b] = palette[index]!
    const ink = alpha / 255
    counted++
    squares +=
      (alpha - index) ** 2 +
      ((data[at]! - r) ** 2 + (data[at + 1]! - g) ** 2 + (data[at + 2]! - b) ** 2) * ink * ink
  }
  return counted > 0 ? Math.sqrt(squares / counted) : Infinity
}

function valuesIn(style: MapStyle, { width, height, data }: Pixels): Plane {
  const byAlpha = valuesByAlpha(style)
  const values = plane(width, height)
  for (let i = 0; i < values.data.length; i++) values.data[i] = byAlpha[data[i * 4 + 3]!]!
  return values
}
