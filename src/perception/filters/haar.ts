import { plane } from '../plane'
import type { Plane } from '../plane'

/**
 * One level of the Haar transform: the mean of each 2×2 block, and how its halves differ across,
 * down and diagonally (each half the difference of the halves' means). An odd last row or column is left out.
 */
export function haar(source: Plane): { mean: Plane; details: [Plane, Plane, Plane] } {
  const width = source.width >> 1
  const height = source.height >> 1
  const mean = plane(width, height)
  const across = plane(width, height)
  const down = plane(width, height)
  const diagonal = plane(width, height)
  for (let y = 0; y < height; y++) {
    const upper = 2 * y * source.width
    const at = y * width
    const lower = upper + source.width
    split(source.data, upper, lower, width, at, mean.data, across.data, down.data, diagonal.data)
  }
  return { mean, details: [across, down, diagonal] }
}

function split(
  data: Float32Array,
  upper: number,
  lower: number,
  width: number,
  at: number,
  mean: Float32Array,
  across: Float32Array,
  down: Float32Array,
  diagonal: Float32Array
): void {
  for (let x = 0; x < width; x++) {
    const topLeft = data[upper + 2 * x]!
    const topRight = data[upper + 2 * x + 1]!
    const bottomLeft = data[lower + 2 * x]!
    const bottomRight = data[lower + 2 * x + 1]!
    mean[at + x] = (topLeft + topRight + bottomLeft + bottomRight) / 4
    across[at + x] = (topLeft - topRight + bottomLeft - bottomRight) / 4
    down[at + x] = (topLeft + topRight - bottomLeft - bottomRight) / 4
    diagonal[at + x] = (topLeft - topRight - bottomLeft + bottomRight) / 4
  }
}
