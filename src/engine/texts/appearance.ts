import type { MeasuredLayer } from './measured-layer'

/** CIELAB distance to what is around it from which a fill shows. */
const FILLED = 20
/** An area is larger from so many times another one on. */
const LARGER = 1.15

/** True for a layer whose fill stands apart from what is around it. */
export function isFilled({ look }: MeasuredLayer): boolean {
  return look !== undefined && look.apart >= FILLED
}

export function isLarger(one: MeasuredLayer, other: MeasuredLayer): boolean {
  return one.area >= LARGER * other.area
}
