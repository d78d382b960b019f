import { planeLike } from '../plane'
import type { Plane } from '../plane'

/**
 * Mean over a window of (2·radius+1)², cut off at the borders, in constant time per pixel.
 * `into` may be the source itself.
 */
export function boxFilter(source: Plane, radius: number, into: Plane = planeLike(source)): Plane {
  return boxColumns(boxRows(source, radius, into), radius, into)
}

function boxRows({ width, height, data }: Plane, radius: number, into: Plane): Plane {
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
      into.data[start + x] = sum / count
    }
  }
  return into
}

/** Walks row by row with one running sum per column, which the processor's cache likes. */
function boxColumns({ width, height, data }: Plane, radius: number, into: Plane): Plane {
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
    for (let x = 0; x < width; x++) into.data[start + x] = sums[x]! / count
  }
  return into
}

function addRow(sums: Float64Array, data: Float32Array, start: number, sign: number): void {
  for (let x = 0; x < sums.length; x++) sums[x]! += sign * data[start + x]!
}
