import type { Size } from '../filters/fit-area'
import { resizeArea } from '../filters/resize-area'
import { paletteOf } from '../pictures/map-styles'
import type { MapStyle } from '../pictures/map-styles'
import type { Pixels } from '../pixels'
import { plane } from '../plane'
import type { MapValues } from './map-reading'

/** Pixels fainter than this say nothing about their colour. */
const LEAST_ALPHA = 8
/** Levels of 255 that scaling and lossy compression may move a colour by, root mean square. */
const TOLERANCE = 4

/**
 * The values of a picture drawn in one of Glance's styles, averaged down to `size`; null for any other
 * picture. Alpha tells the value; the colours tell that it is ours: each must be the palette's for its alpha.
 */
export function readOwnMap(pixels: Pixels, size: Size, style: MapStyle): MapValues | null {
  const { width, height, data } = pixels
  const palette = paletteOf(style)
  const valueOf = palette.map((_, alpha) => style.valueOf(alpha))
  const values = plane(width, height)
  let squares = 0
  let counted = 0
  for (let i = 0, at = 0; i < values.data.length; i++, at += 4) {
    const alpha = data[at + 3]!
    const index = Math.min(alpha, style.mostAlpha)
    values.data[i] = valueOf[index]!
    if (alpha < LEAST_ALPHA) continue
    const [r, g, b] = palette[index]!
    const ink = alpha / 255
    counted++
    squares +=
      (alpha - index) ** 2 +
      ((data[at]! - r) ** 2 + (data[at + 1]! - g) ** 2 + (data[at + 2]! - b) ** 2) * ink * ink
  }
  if (counted === 0) return null
  const deviation = Math.sqrt(squares / counted)
  if (deviation > TOLERANCE) return null
  return {
    values: resizeArea(values, size.width, size.height),
    reading: { method: 'exact', name: 'Glance', error: deviation / 255 }
  }
}
