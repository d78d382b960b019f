import { gaussianBlur } from '../filters/gaussian-blur'
import { planeLike } from '../plane'
import type { Plane } from '../plane'
import type { StructureTensor } from './structure-tensor'

/**
 * Where edges of more than one direction meet within `sigma` cells: the root of the structure tensor's
 * smaller eigenvalue (Shi and Tomasi 1994). Letters, faces and small things are full of corners; a
 * straight edge has none.
 */
export function corners(tensor: StructureTensor, sigma: number): Plane {
  const xx = gaussianBlur(tensor.xx, sigma)
  const xy = gaussianBlur(tensor.xy, sigma)
  const yy = gaussianBlur(tensor.yy, sigma)
  const result = planeLike(xx)
  smallerEigenvalue(xx.data, xy.data, yy.data, result.data)
  return result
}

function smallerEigenvalue(
  xx: Float32Array,
  xy: Float32Array,
  yy: Float32Array,
  into: Float32Array
): void {
  for (let i = 0; i < into.length; i++) {
    const half = (xx[i]! - yy[i]!) / 2
    const value = (xx[i]! + yy[i]!) / 2 - Math.sqrt(half * half + xy[i]! * xy[i]!)
    into[i] = value > 0 ? Math.sqrt(value) : 0
  }
}
