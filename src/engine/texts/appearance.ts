import type { MeasuredLayer } from './measured-layer'

/** CIELAB distance to what is around it from which a fill shows. */
const FILLED = 20
/** CIELAB chroma from which a fill is a strong colour. */
const STRONG = 40
/** So much more chroma makes a colour the stronger one. */
const STRONGER = 15
/** A colour belongs to a layer that holds so much of what has it in the picture. */
const OWN = 0.5
/** An area is larger from so many times another one on. */
const LARGER = 1.15

/** True for a layer whose fill stands apart from what is around it. */
export function isFilled({ look }: MeasuredLayer): boolean {
  return look !== undefined && look.apart >= FILLED
}

/** True for a layer that is known to have no fill of its own, or one like the ground. */
export function isBare({ look }: MeasuredLayer): boolean {
  return look !== undefined && look.apart < FILLED
}

/** True for a layer filled with a strong colour that little else in the picture has. */
export function hasOwnColour(layer: MeasuredLayer): boolean {
  const { look } = layer
  return look !== undefined && isFilled(layer) && look.chroma >= STRONG && look.own >= OWN
}

/** True where the first layer's colour is strong, and clearly stronger than the other's. */
export function isMoreColourful(
  { look: one }: MeasuredLayer,
  { look: other }: MeasuredLayer
): boolean {
  if (one === undefined || other === undefined) return false
  return one.chroma >= STRONG && one.chroma >= other.chroma + STRONGER
}

export function isLarger(one: MeasuredLayer, other: MeasuredLayer): boolean {
  return one.area >= LARGER * other.area
}
