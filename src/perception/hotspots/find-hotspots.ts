import { reach } from '../filters/fit-area'
import type { Size } from '../filters/fit-area'
import { largest } from '../filters/largest'
import { mean } from '../filters/mean'
import type { Things } from '../things/find-things'
import type { Hotspot } from './hotspot'
import { placeOnThings } from './place-on-things'
import type { Peak } from './place-on-things'

/** Peaks closer than this part of the reach to a stronger one belong to it. */
const SUPPRESSION = 0.12
/** Peaks below this part of the strongest are no hotspots. */
const LEAST_PEAK = 0.35
/** Nor are places that rise above the mean by no more than rounding. */
const EVEN = 1.001
const MOST_HOTSPOTS = 9
/** The strongest circle touches at most its half of the way to the nearest centre. */
const LARGEST_RADIUS = SUPPRESSION / 2

/**
 * The strongest separate peaks of a density (summing to 1, on the grid of the things), highest first as the map shows
 * them, in pixels of `picture`. Each lies on a thing of its own. A spot's share is the density within the largest circle that
 * may be drawn around it; those of two spots never meet.
 */
export function findHotspots(density: Float32Array, things: Things, picture: Size): Hotspot[] {
  const grid: Size = { width: things.width, height: things.height }
  const radius = SUPPRESSION * reach(grid)
  const placed = placeOnThings(localMaxima(density, grid), density, things, radius)
  const peaks = placed
    .slice(0, MOST_HOTSPOTS)
    .map((peak) => ({ ...peak, share: shareAround(peak, density, grid) }))
  const most = Math.max(...peaks.map(({ share }) => share))
  return peaks.map(({ x, y, share }, i) => ({
    x: ((x + 0.5) / grid.width) * picture.width,
    y: ((y + 0.5) / grid.height) * picture.height,
    radius: LARGEST_RADIUS * reach(picture) * Math.sqrt(share / most),
    share,
    rank: i + 1
  }))
}

/**
 * Cells that no neighbour surpasses, strongest first and then from the top left. An even density has none.
 * The flank of a broad peak is no spot of its own, however high it is: nothing there draws the eye.
 */
function localMaxima(density: Float32Array, grid: Size): number[] {
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

/** The density within a circle of `LARGEST_RADIUS` around a peak. */
function shareAround({ x: middle, y: line }: Peak, density: Float32Array, grid: Size): number {
  const radius = LARGEST_RADIUS * reach(grid)
  const lastY = Math.min(grid.height - 1, Math.floor(line + radius))
  const lastX = Math.min(grid.width - 1, Math.floor(middle + radius))
  let share = 0
  for (let y = Math.max(0, Math.ceil(line - radius)); y <= lastY; y++) {
    for (let x = Math.max(0, Math.ceil(middle - radius)); x <= lastX; x++) {
      const isNear = (x - middle) ** 2 + (y - line) ** 2 <= radius * radius
      if (isNear) share += density[y * grid.width + x]!
    }
  }
  return share
}
