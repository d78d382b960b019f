import type { Size } from '../see/size'
import { largest, mean } from '../see/statistics'

/** Least height of a peak, as a share of the strongest. */
const LEAST_PEAK = 0.35
/** Nor are cells that rise above the mean by no more than rounding. */
const EVEN = 1.001

/**
 * Cells of a density that no neighbour surpasses, strongest first and then from the top left. An even density has none.
 * The flank of a broad peak is no peak of its own, however high it is: nothing there draws the eye.
 */
export function localMaxima(density: Float32Array, grid: Size): number[] {
  const least = Math.max(LEAST_PEAK * largest(density), EVEN * mean(density))
  const found: number[] = []
  for (let i = 0; i < density.length; i++) {
    if (density[i]! >= least && isLocalMaximum(density, grid, i)) found.push(i)
  }
  return found.sort((one, other) => density[other]! - density[one]! || one - other)
}

/** Whether no neighbour of a cell is higher; of equal neighbours the first in reading order counts. */
function isLocalMaximum(density: Float32Array, { width, height }: Size, i: number): boolean {
  const x = i % width
  const y = Math.floor(i / width)
  const value = density[i]!
  for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
    for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
      const at = ny * width + nx
      if (at < i ? density[at]! >= value : density[at]! > value) return false
    }
  }
  return true
}
