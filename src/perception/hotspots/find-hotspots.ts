import { type Areas, inOrder } from '../areas/areas'
import { reach, type Size } from '../filters/fit-area'
import { mean } from '../filters/total'
import type { Hotspot } from './hotspot'
import { type Place, placeOnArea } from './place-on-area'

/** Spots lie no nearer to each other than this part of the reach. */
const APART = 0.09
/** The strongest circle touches at most its half of the way to the nearest centre. */
const LARGEST_RADIUS = APART / 2
/** Places that rise above the mean by no more than rounding draw nobody. */
const EVEN = 1.001
/** As many numbers as have one digit. */
const MOST_HOTSPOTS = 9

/**
 * A spot on each of the areas that people see first, where a density of attention (summing to 1, on the grid of the
 * areas) is highest on it, in pixels of `picture`. Its rank is the area's place in that order, so that a spot and the
 * list of layers have the same number; an area on which there is no room beside the spots before it has none. A spot's
 * share is the density within the largest circle that may be drawn around it; those of two spots never meet. `fold` is
 * the part of the height that is seen without scrolling, null where all of it is.
 */
export function findHotspots(
  density: Float32Array,
  areas: Areas,
  picture: Size,
  fold: number | null = null
): Hotspot[] {
  const apart = APART * reach(areas)
  const least = EVEN * mean(density)
  const places: (Place & { rank: number })[] = []
  for (const [i, { label }] of inOrder(areas.all, fold).slice(0, MOST_HOTSPOTS).entries()) {
    const place = placeOnArea(label, areas, density, { least, apart, taken: places })
    if (place) places.push({ ...place, rank: i + 1 })
  }
  const shares = places.map((place) => shareAround(place, density, areas))
  const most = Math.max(...shares)
  return places.map(({ x, y, rank }, i) => ({
    x: ((x + 0.5) / areas.width) * picture.width,
    y: ((y + 0.5) / areas.height) * picture.height,
    radius: LARGEST_RADIUS * reach(picture) * Math.sqrt(shares[i]! / most),
    share: shares[i]!,
    rank
  }))
}

/** The density within a circle of `LARGEST_RADIUS` around a place. */
function shareAround({ x: middle, y: line }: Place, density: Float32Array, grid: Size): number {
  const radius = LARGEST_RADIUS * reach(grid)
  const lastY = Math.min(grid.height - 1, Math.floor(line + radius))
  const lastX = Math.min(grid.width - 1, Math.floor(middle + radius))
  let share = density[Math.round(line) * grid.width + Math.round(middle)]!
  for (let y = Math.max(0, Math.ceil(line - radius)); y <= lastY; y++) {
    for (let x = Math.max(0, Math.ceil(middle - radius)); x <= lastX; x++) {
      const isNear = (x - middle) ** 2 + (y - line) ** 2 <= radius * radius
      const isOwn = x === Math.round(middle) && y === Math.round(line)
      if (isNear && !isOwn) share += density[y * grid.width + x]!
    }
  }
  return share
}
