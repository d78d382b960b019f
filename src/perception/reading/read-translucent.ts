import { largest } from '../filters/largest'
import type { Plane } from '../plane'
import { fitScales, valuesAlong } from './fit-scale'
import { inkOf } from './ink'
import { scalesFor } from './known-scales'
import type { MapMeaning, MapValues } from './map-reading'
import type { RgbaPlanes } from './rgba-planes'
import { turnUpright } from './turn-upright'

/** Levels that a colour may vary by and still be one colour, root mean square. */
const ONE_COLOUR = 8
/** Levels that the colours of pixels with the same alpha may vary by. */
const FOLLOWS_ALPHA = 10
/** A colour whose channels lie this close together is neutral: black, grey or white. */
const NEUTRAL = 40
/** Fainter pixels show too little of their colour to read it. */
const LEAST_ALPHA = 8
/** Opacity and scale say the same when they differ by less, as a part of the range. */
const SAME = 0.04

/**
 * Values of a picture whose opacity varies. One neutral colour is a veil or fog that hides what is not
 * seen: less opacity is more. One other colour is a tint: more opacity is more. Colours along a known scale
 * are read from it, or from the opacity, which is finer, when both say the same. Colours that follow the
 * opacity otherwise leave the opacity to be read. Null when none of this holds.
 */
export function readTranslucent(picture: RgbaPlanes, meaning: MapMeaning): MapValues | null {
  const ink = inkOf(picture)
  const isOneColour = ink.deviation <= ONE_COLOUR
  if (isOneColour && Math.max(...ink.colour) - Math.min(...ink.colour) < NEUTRAL) {
    return readVeil(picture, ink.deviation / 255)
  }
  if (isOneColour) return byOpacity(picture, ink.deviation / 255)
  const fits = fitScales(picture, scalesFor(meaning), LEAST_ALPHA)
  for (const { curve, deviation } of fits) {
    const least = curve.values[0]! + SAME
    const gap = gapToOpacity(picture, valuesAlong(picture, curve, LEAST_ALPHA), least)
    if (gap < SAME) return byOpacity(picture, Math.max(gap, deviation / curve.length))
  }
  const best = fits[0]
  if (best) {
    const { curve, deviation } = best
    return {
      values: valuesAlong(picture, curve, LEAST_ALPHA),
      reading: { method: 'scale', name: curve.name, error: deviation / curve.length }
    }
  }
  return ink.deviationByAlpha <= FOLLOWS_ALPHA
    ? byOpacity(picture, ink.deviationByAlpha / 255)
    : null
}

function byOpacity(picture: RgbaPlanes, error: number): MapValues {
  return {
    values: opacity(picture),
    reading: { method: 'alpha', name: 'opacity', error }
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

/**
 * Root mean square difference between values and the opacity in the proportion that fits best. Values up to
 * `least` do not count: a scale that begins above 0 shows all lower ones in its first colour.
 */
function gapToOpacity({ a }: RgbaPlanes, { data }: Plane, least: number): number {
  const counts = (i: number) => a[i]! >= LEAST_ALPHA && data[i]! > least
  let products = 0
  let squares = 0
  let counted = 0
  for (let i = 0; i < a.length; i++) {
    if (!counts(i)) continue
    products += a[i]! * data[i]!
    squares += a[i]! * a[i]!
    counted++
  }
  if (counted === 0) return Infinity
  const proportion = products / squares
  let gaps = 0
  for (let i = 0; i < a.length; i++) {
    if (counts(i)) gaps += (data[i]! - proportion * a[i]!) ** 2
  }
  return Math.sqrt(gaps / counted)
}
