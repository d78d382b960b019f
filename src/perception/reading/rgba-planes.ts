import type { Plane } from '../plane'

/** A picture as planes: straight colours 0–255 (0 where nothing is drawn), alpha 0–255. */
export interface RgbaPlanes {
  width: number
  height: number
  r: Plane['data']
  g: Plane['data']
  b: Plane['data']
  a: Plane['data']
}
