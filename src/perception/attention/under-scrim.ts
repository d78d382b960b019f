import { type Box, cellsTouched } from '../see/box'
import type { Size } from '../see/size'

/** A see-through layer over a picture, such as the scrim under a dialog. */
export interface Scrim {
  /** How much it hides of what lies below, 0–1. */
  cover: number
  /** What lies on it, in px of the picture. */
  above: readonly Box[]
}

/** A rule of the product, not fitted: what shines through has lost light, contrast and the claim to be dealt with first. */
const POWER = 3

/** A gain per cell with a scrim heeded: what lies under it counts with what shines through. */
export function underScrim(
  gain: Float32Array | null,
  scrim: Scrim | null,
  picture: Size,
  grid: Size
): Float32Array | null {
  if (scrim === null) return gain
  const clear = cellsTouched(scrim.above, picture, grid)
  const through = (1 - scrim.cover) ** POWER
  return Float32Array.from(clear, (isClear, i) => (gain?.[i] ?? 1) * (isClear ? 1 : through))
}
