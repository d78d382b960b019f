import type { MapStyle } from './map-style'

/** The values (0–1) that a picture drawn in a style shows, from its alpha channel. */
export function readMap(alphas: ArrayLike<number>, style: MapStyle): Float32Array {
  const byAlpha = valuesByAlpha(style)
  return Float32Array.from(alphas, (alpha) => byAlpha[alpha]!)
}

/** The value for each alpha 0–255; alphas that the style does not reach count as its largest. */
export function valuesByAlpha({ valueOf, mostAlpha }: MapStyle): Float32Array {
  return Float32Array.from({ length: 256 }, (_, alpha) => valueOf(Math.min(alpha, mostAlpha)))
}
