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
    for (let x = 0; x < width; x++) {
      const from = 2 * y * source.width + 2 * x
      const topLeft = source.data[from]!
      const topRight = source.data[from + 1]!
      const bottomLeft = source.data[from + source.width]!
      const bottomRight = source.data[from + source.width + 1]!
      const at = y * width + x
      mean.data[at] = (topLeft + topRight + bottomLeft + bottomRight) / 4
      across.data[at] = (topLeft - topRight + bottomLeft - bottomRight) / 4
      down.data[at] = (topLeft + topRight - bottomLeft - bottomRight) / 4
      diagonal.data[at] = (topLeft - topRight - bottomLeft + bottomRight) / 4
    }
  }
  return { mean, details: [across, down, diagonal] }
}
