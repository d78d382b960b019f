import type { MapStyle } from './map-styles'

/** The values (0–1) that a picture drawn in a style shows, from its alpha channel. */
export function readMap(alphas: ArrayLike<number>, style: MapStyle): Float32Array {
  return Float32Array.from(alphas, (alpha) => style.valueOf(alpha))
}
