import { plane } from '../plane'
import type { MapValues } from './map-reading'
import type { RgbaPlanes } from './shrink-rgba'
import { turnUpright } from './turn-upright'

/** Levels that grey pixels may differ from grey by, root mean square. */
const GREY_TOLERANCE = 2.5

/**
 * Values of a grey picture of even opacity, from its brightness: bright means much, see `turnUpright`.
 * Null for a picture in colours: which of them mean much, it does not say.
 */
export function readGrey(picture: RgbaPlanes): MapValues | null {
  const deviation = greyDeviation(picture)
  if (deviation > GREY_TOLERANCE) return null
  const values = plane(picture.width, picture.height)
  values.data = picture.g.map((level) => level / 255)
  return {
    values: turnUpright(values),
    reading: { method: 'grey', name: 'grey', error: deviation / 255 }
  }
}

/** Root mean square distance of the colours from grey, in levels. */
function greyDeviation({ r, g, b }: RgbaPlanes): number {
  let squares = 0
  for (let i = 0; i < r.length; i++) {
    const grey = (r[i]! + g[i]! + b[i]!) / 3
    squares += (r[i]! - grey) ** 2 + (g[i]! - grey) ** 2 + (b[i]! - grey) ** 2
  }
  return Math.sqrt(squares / r.length)
}
