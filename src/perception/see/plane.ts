/** One number per pixel, row by row. */
export interface Plane {
  width: number
  height: number
  data: Float32Array
}

/** A plane of zeros. */
export function plane(width: number, height: number): Plane {
  return { width, height, data: new Float32Array(width * height) }
}

/** An empty plane as large as another. */
export function planeLike(other: Plane): Plane {
  return plane(other.width, other.height)
}
