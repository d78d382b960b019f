import type { Plane } from '../plane'

/** sRGB channels, 0–255, gamma-encoded as stored. */
export interface Rgb {
  r: Plane
  g: Plane
  b: Plane
}
