import { type Plane, planeLike } from '../plane'
import { boxColumns } from './box-columns'
import { boxRows } from './box-rows'

/** Values beyond the border: none at all, or zeros, which make the result fade towards it. */
export type Beyond = 'nothing' | 'zeros'

/**
 * Mean over a window of (2·radius+1)² in constant time per pixel. Beyond the border there is nothing
 * and the window is cut off, unless `beyond` says zeros. `into` may be the source itself.
 */
export function boxFilter(
  source: Plane,
  radius: number,
  into: Plane = planeLike(source),
  beyond: Beyond = 'nothing'
): Plane {
  return boxFilters(source, [radius], into, beyond)
}

/** Box filters one after another; at least one. */
export function boxFilters(
  source: Plane,
  radii: readonly number[],
  into: Plane,
  beyond: Beyond
): Plane {
  const { width, height } = source
  boxRows(source, radii, into.data, (radius) => partsOf(width, radius, beyond))
  for (const radius of radii) boxColumns(into, radius, partsOf(height, radius, beyond))
  return into
}

/** One over the length of the window around each place of a line. */
function partsOf(length: number, radius: number, beyond: Beyond): Float32Array {
  const parts = new Float32Array(length).fill(1 / (2 * radius + 1))
  if (beyond === 'zeros') return parts
  for (let i = 0; i < length; i++) {
    parts[i] = 1 / (Math.min(i, radius) + 1 + Math.min(length - 1 - i, radius))
  }
  return parts
}
