import { plane } from '../plane'
import type { Plane } from '../plane'
import { nearestOnCurve } from './colour-curve'
import type { ColourCurve, OnCurve } from './colour-curve'
import type { RgbaPlanes } from './rgba-planes'

/** Pixels that a scale is tried on before all are read. */
const SAMPLES = 4000
/**
 * How far colours may lie from a scale, in levels: root mean square, and all but one in fifty of them.
 * Photographs and advertisements begin at 23.
 */
const MOST_DEVIATION = 16
const FAR = 36
const MOST_FAR = 0.02
/** Scales this close to each other in deviation, in levels, are told apart by how much of them is used. */
const ALIKE = 1.5

export interface ScaleFit {
  curve: ColourCurve
  /** Root mean square distance of the colours from the scale, in levels; opaque pixels count most. */
  deviation: number
  /** Part of the scale that lies between the lowest and the highest value seen, 0–1. */
  used: number
}

/** The scales that a picture's colours lie along, best first. Faint pixels (alpha under `leastAlpha`) do not count. */
export function fitScales(
  picture: RgbaPlanes,
  curves: readonly ColourCurve[],
  leastAlpha: number
): ScaleFit[] {
  const fits = curves.flatMap((curve) => fit(picture, curve, leastAlpha) ?? [])
  const best = Math.min(...fits.map(({ deviation }) => deviation))
  const rank = ({ deviation, used }: ScaleFit) => (deviation <= best + ALIKE ? -used : deviation)
  return fits.sort((one, other) => rank(one) - rank(other))
}

function fit(picture: RgbaPlanes, curve: ColourCurve, leastAlpha: number): ScaleFit | null {
  const { r, g, b, a } = picture
  const stride = Math.max(1, Math.floor(a.length / SAMPLES))
  const found: OnCurve = { value: 0, square: 0 }
  let weights = 0
  let squares = 0
  let far = 0
  let low = 1
  let high = 0
  for (let i = 0; i < a.length; i += stride) {
    const weight = a[i]!
    if (weight < leastAlpha) continue
    nearestOnCurve(curve, r[i]!, g[i]!, b[i]!, found)
    weights += weight
    squares += weight * found.square
    if (found.square > FAR * FAR) far += weight
    if (found.value < low) low = found.value
    if (found.value > high) high = found.value
  }
  if (!(weights > 0) || far > MOST_FAR * weights) return null
  const deviation = Math.sqrt(squares / weights)
  return deviation > MOST_DEVIATION ? null : { curve, deviation, used: high - low }
}

/** The value (0–1) of each pixel along a scale; 0 where (almost) nothing is drawn. */
export function valuesAlong(picture: RgbaPlanes, curve: ColourCurve, leastAlpha: number): Plane {
  const { r, g, b, a } = picture
  const values = plane(picture.width, picture.height)
  const found: OnCurve = { value: 0, square: 0 }
  for (let i = 0; i < a.length; i++) {
    if (a[i]! < leastAlpha) continue
    nearestOnCurve(curve, r[i]!, g[i]!, b[i]!, found)
    values.data[i] = found.value
  }
  return values
}
