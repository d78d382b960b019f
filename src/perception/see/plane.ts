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

/** Planes of zeros, one for each name. */
export function planesOf<Name extends string>(
  names: readonly Name[],
  { width, height }: { width: number; height: number }
): Record<Name, Plane> {
  return byName(names, () => plane(width, height))
}

/** Something made for each of some names. */
export function byName<Name extends string, T>(names: readonly Name[], make: () => T) {
  return Object.fromEntries(names.map((name) => [name, make()])) as Record<Name, T>
}
