import { inOrder, type Areas } from './areas'
import { cellsWithin, placeOf, reach, type Size } from '../see/size'
import { mean } from '../see/statistics'

/** A spot that draws the eye. */
export interface Hotspot {
  /** Centre in picture pixels. */
  x: number
  y: number
  /** Circle radius in picture pixels; areas are in proportion to `share` where there is room, circles never overlap. */
  radius: number
  /** Part of all predicted attention within the largest circle around this spot, 0–1; shares add up to at most 1. */
  share: number
  /** Place of what it lies on among all layers, or areas of the picture, in the order people see them: 1 to 9. */
  rank: number
}

/** Spots lie no nearer to each other than this part of the reach, while there is room. */
const APART = 0.09
/** The radius of the largest circle: two of them just touch. */
const LARGEST_RADIUS = APART / 2
/** Where an area has no room so far from all spots, it is tried nearer, with circles that are as much smaller. */
const ROOM = [
  { apart: APART, radius: LARGEST_RADIUS },
  { apart: 0.75 * APART, radius: 0.25 * APART },
  { apart: 0.6 * APART, radius: 0.1 * APART }
] as const
/** Places that rise above the mean by no more than rounding draw no looks. */
const EVEN = 1.001
/** As many numbers as have one digit. */
const MOST_HOTSPOTS = 9

/**
 * A spot on each of the areas that people see first, where a density of attention (summing to 1, on the grid of the
 * areas) is highest on it, in pixels of `picture`. Its rank is the area's place in that order, so that a spot and the
 * list of layers have the same number; an area that lies all but within the circle of a spot before it has none. A spot's
 * share is the density within the largest circle that may be drawn around it; those of two spots never meet. `fold` is
 * the part of the height that is seen without scrolling, null where all of it is.
 */
export function findHotspots(
  density: Float32Array,
  areas: Areas,
  picture: Size,
  fold: number | null = null
): Hotspot[] {
  const least = EVEN * mean(density)
  const places: (Place & { radius: number; rank: number })[] = []
  for (const [i, { label }] of inOrder(areas.all, fold).slice(0, MOST_HOTSPOTS).entries()) {
    for (const { apart, radius } of ROOM) {
      const bounds = { least, apart: apart * reach(areas), taken: places }
      const place = placeOnArea(label, areas, density, bounds)
      if (place === null) continue
      places.push({ ...place, radius, rank: i + 1 })
      break
    }
  }
  const shares = places.map((place) => shareAround(place, density, areas))
  const most = Math.max(...shares)
  return places.map(({ x, y, radius, rank }, i) => ({
    x: ((x + 0.5) / areas.width) * picture.width,
    y: ((y + 0.5) / areas.height) * picture.height,
    radius: Math.min(radius, LARGEST_RADIUS * Math.sqrt(shares[i]! / most)) * reach(picture),
    share: shares[i]!,
    rank
  }))
}

/** The density within the largest circle around a place. */
function shareAround(
  { x, y, radius }: Place & { radius: number },
  density: Float32Array,
  grid: Size
): number {
  const own = Math.round(y) * grid.width + Math.round(x)
  return cellsWithin(radius * reach(grid), { x, y }, grid)
    .filter((cell) => cell !== own)
    .reduce((share, cell) => share + density[cell]!, density[own]!)
}

/** A place in cells, which need not be the middle of one. */
interface Place {
  x: number
  y: number
}

interface Bounds {
  /** The density has to be higher than this there. */
  least: number
  /** Cells between it and all places that are taken. */
  apart: number
  taken: readonly Place[]
}

/**
 * The free place on an area with the highest density: the middle of the density on the area around its peak, or the peak
 * itself if that middle lies outside the area, as in a ring. null where there is none.
 */
function placeOnArea(
  label: number,
  areas: Areas,
  density: Float32Array,
  { least, apart, taken }: Bounds
): Place | null {
  const isFree = ({ x, y }: Place): boolean =>
    taken.every((other) => (x - other.x) ** 2 + (y - other.y) ** 2 >= apart * apart)
  let peak: Place | null = null
  let most = least
  for (let i = 0; i < density.length; i++) {
    if (areas.labels[i] !== label || density[i]! <= most) continue
    const place = placeOf(i, areas)
    if (!isFree(place)) continue
    peak = place
    most = density[i]!
  }
  if (peak === null) return null
  const middle = middleOn(label, peak, areas, density, apart)
  const at = Math.round(middle.y) * areas.width + Math.round(middle.x)
  return areas.labels[at] === label && isFree(middle) ? middle : peak
}

/** The mean place of the density on an area, within some cells around a place on it. */
function middleOn(
  label: number,
  place: Place,
  areas: Areas,
  density: Float32Array,
  radius: number
): Place {
  let sum = 0
  let sumX = 0
  let sumY = 0
  for (const cell of cellsWithin(radius, place, areas)) {
    if (areas.labels[cell] !== label) continue
    const { x, y } = placeOf(cell, areas)
    sum += density[cell]!
    sumX += density[cell]! * x
    sumY += density[cell]! * y
  }
  return { x: sumX / sum, y: sumY / sum }
}
