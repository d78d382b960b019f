import { largest } from '../filters/largest'
import type { Plane } from '../plane'
import { inkOf } from './ink'
import type { MapValues } from './map-reading'
import type { RgbaPlanes } from './shrink-rgba'
import { turnUpright } from './turn-upright'

/** Levels that a colour may vary by and still be one colour, root mean square. */
const ONE_COLOUR = 8
/** Levels that the colours of pixels with the same alpha may vary by. */
const FOLLOWS_ALPHA = 10
/** A colour whose channels lie this close together is neutral: black, grey or white. */
const NEUTRAL = 40

/**
 * Values of a picture whose opacity varies. One neutral colour is a veil or fog that hides what is not
 * seen: less opacity is more. One other colour, or colours that follow the opacity, are a tint: more opacity
 * is more. Null where pixels of the same opacity have different colours.
 */
export function readOpacity(picture: RgbaPlanes): MapValues | null {
  const { colour, deviation, deviationByAlpha } = inkOf(picture)
  const isNeutral = Math.max(...colour) - Math.min(...colour) < NEUTRAL
  if (deviation <= ONE_COLOUR && isNeutral) return readVeil(picture, deviation / 255)
  if (deviationByAlpha > FOLLOWS_ALPHA) return null
  return {
    values: opacity(picture),
    reading: { method: 'alpha', name: 'opacity', error: deviationByAlpha / 255 }
  }
}

function readVeil(picture: RgbaPlanes, error: number): MapValues {
  const most = largest(picture.a)
  const { data, ...size } = opacity(picture)
  const values = { ...size, data: data.map((alpha) => 1 - (255 * alpha) / most) }
  return { values: turnUpright(values), reading: { method: 'alpha', name: 'veil', error } }
}

function opacity({ width, height, a }: RgbaPlanes): Plane {
  return { width, height, data: a.map((alpha) => alpha / 255) }
}
