import { plane } from '../plane'
import { fitScales, valuesAlong } from './fit-scale'
import { scalesFor } from './known-scales'
import type { MapMeaning, MapValues } from './map-reading'
import type { RgbaPlanes } from './rgba-planes'
import { turnUpright } from './turn-upright'

/** Levels that grey pixels may differ from grey by, root mean square. */
const GREY_TOLERANCE = 2.5

/**
 * Values of a picture of even opacity: from its brightness when it is grey (bright means much, see
 * `turnUpright`), else from a known scale that its colours lie along. Null when neither fits.
 */
export function readOpaque(picture: RgbaPlanes, meaning: MapMeaning): MapValues | null {
  const deviation = greyDeviation(picture)
  if (deviation <= GREY_TOLERANCE) {
    const values = plane(picture.width, picture.height)
    values.data = picture.g.map((level) => level / 255)
    return {
      values: turnUpright(values),
      reading: { method: 'grey', name: 'grey', error: deviation / 255 }
    }
  }
  const [best] = fitScales(picture, scalesFor(meaning), 0)
  if (!best) return null
  const { curve } = best
  return {
    values: valuesAlong(picture, curve, 0),
    reading: { method: 'scale', name: curve.name, error: best.deviation / curve.length }
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
