import { planeLike } from '../plane'
import type { Plane } from '../plane'

/** What lies beyond the border: nothing at all, or zeros, which make the result fade towards it. */
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
  const size = beyond === 'zeros' ? 2 * radius + 1 : undefined
  return boxColumns(boxRows(source, radius, into, size), radius, into, size)
}

function boxRows(
  { width, height, data }: Plane,
  radius: number,
  into: Plane,
  size?: number
): Plane {
  const line = new Float32Array(width)
  for (let y = 0; y < height; y++) {
    const start = y * width
    line.set(data.subarray(start, start + width))
    let sum = 0
    let count = Math.min(radius, width)
    for (let x = 0; x < count; x++) sum += line[x]!
    for (let x = 0; x < width; x++) {
      const entering = x + radius
      if (entering < width) {
        sum += line[entering]!
        count++
      }
      const leaving = x - radius - 1
      if (leaving >= 0) {
        sum -= line[leaving]!
        count--
      }
      into.data[start + x] = sum / (size ?? count)
    }
  }
  return into
}

/** Walks row by row with one running sum per column, which the processor's cache likes. */
function boxColumns(
  { width, height, data }: Plane,
  radius: number,
  into: Plane,
  size?: number
): Plane {
  const copy = data === into.data ? data.slice() : data
  const sums = new Float64Array(width)
  let count = Math.min(radius, height)
  for (let y = 0; y < count; y++) addRow(sums, copy, y * width, 1)
  for (let y = 0; y < height; y++) {
    if (y + radius < height) {
      addRow(sums, copy, (y + radius) * width, 1)
      count++
    }
    if (y - radius - 1 >= 0) {
      addRow(sums, copy, (y - radius - 1) * width, -1)
      count--
    }
    const start = y * width
    for (let x = 0; x < width; x++) into.data[start + x] = sums[x]! / (size ?? count)
  }
  return into
}

function addRow(sums: Float64Array, data: Float32Array, start: number, sign: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += sign * data[start + x]!
}
