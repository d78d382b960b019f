import { type Area, inOrder, type Areas } from './areas'
import { cellsWithin, placeOf, reach, type Size } from '../see/size'
import { mean } from '../see/statistics'

/** A spot that draws the eye. */
export interface Hotspot {
  /** Centre in picture pixels. */
  x: number
  y: number
  /** Circle radius in picture pixels. Areas go by `share`, but no circle is too small to be seen, and none meets another. */
  radius: number
  /** Part of all predicted attention within the largest circle around this spot, 0–1; shares add up to at most 1. */
  share: number
  /** Place of what it lies on among all layers, or areas of the picture, in the order people see them: 1 to 9. */
  rank: number
}

/** The radius of the largest circle, as a part of the reach. */
const LARGEST_RADIUS = 0.045
/** The radius of the smallest one, so that it is seen: less than half of `LEAST_APART`, which leaves air between two. */
const LEAST_RADIUS = 0.015
/** Spots lie no nearer to each other than this part of the reach. */
const LEAST_APART = 0.035
/** What a cell at an area's edges is worth beside one in its middle. */
const AT_EDGE = 0.1
/** Places that rise above the mean by no more than rounding draw no looks. */
const EVEN = 1.001
/** As many numbers as have one digit. */
const MOST_HOTSPOTS = 9

/**
 * A spot on each of the areas that people see first, where a density of attention (summing to 1, on the grid of the
 * areas) is highest on it, in pixels of `picture`. Its rank is the area's place in that order, so that a spot and the
 * list of layers have the same number; an area that has no place apart from the spots before it has none. A spot's
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
  const places: (Place & { rank: number })[] = []
  for (const [i, area] of inOrder(areas.all, fold).slice(0, MOST_HOTSPOTS).entries()) {
    const place = placeOnArea(area, areas, density, { least, taken: places })
    if (place !== null) places.push({ ...place, rank: i + 1 })
  }
  const rooms = places.map((place) => roomAround(place, places, areas))
  const shares = places.map((place, i) => shareAround(place, rooms[i]!, density, areas))
  const most = Math.max(...shares)
  const radiusOf = (share: number): number =>
    Math.max(LEAST_RADIUS, LARGEST_RADIUS * Math.sqrt(share / most))
  return places.map(({ x, y, rank }, i) => ({
    x: ((x + 0.5) / areas.width) * picture.width,
    y: ((y + 0.5) / areas.height) * picture.height,
    radius: Math.min(rooms[i]!, radiusOf(shares[i]!)) * reach(picture),
    share: shares[i]!,
    rank
  }))
}

/** The radius of the largest circle around a place that meets none around another, as a part of the reach. */
function roomAround(place: Place, places: readonly Place[], grid: Size): number {
  const away = places.filter((other) => other !== place).map((other) => distance(place, other))
  return Math.min(LARGEST_RADIUS, ...away.map((cells) => cells / 2 / reach(grid)))
}

const distance = (one: Place, other: Place): number => Math.hypot(one.x - other.x, one.y - other.y)

/** The density within the largest circle around a place. */
function shareAround({ x, y }: Place, radius: number, density: Float32Array, grid: Size): number {
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
  taken: readonly Place[]
}

/**
 * The place on an area with the highest density; a place counts less near those that are taken, where a circle has no room,
 * and at the area's edges, where the heat may be a neighbour's. It is moved to the middle of the density on the area around
 * it, unless that middle lies outside the area, as in a ring, or has less room. It lies in the area's box, around which the
 * area may have cells that are nearer to it than to others. null where there is none.
 */
function placeOnArea(
  { label, box: [left, top, width, height] }: Area,
  areas: Areas,
  density: Float32Array,
  { least, taken }: Bounds
): Place | null {
  const within = ({ x, y }: Place): Place => ({
    x: inMiddle(x, left * areas.width, width * areas.width, areas),
    y: inMiddle(y, top * areas.height, height * areas.height, areas)
  })
  const whole = 2 * LARGEST_RADIUS * reach(areas)
  const roomAt = (place: Place): number =>
    Math.min(whole, ...taken.map((other) => distance(place, other)))
  let best: Place | null = null
  let most = 0
  for (let i = 0; i < density.length; i++) {
    if (areas.labels[i] !== label || density[i]! <= least) continue
    const cell = placeOf(i, areas)
    const place = within(cell)
    const room = roomAt(place)
    const isIn = place.x === cell.x && place.y === cell.y
    const worth = density[i]! * room * (isIn ? 1 : AT_EDGE)
    if (worth <= most || room < LEAST_APART * reach(areas)) continue
    best = place
    most = worth
  }
  if (best === null) return null
  const middle = within(middleOn(label, best, areas, density, whole))
  const at = Math.round(middle.y) * areas.width + Math.round(middle.x)
  return areas.labels[at] === label && roomAt(middle) >= roomAt(best) ? middle : best
}

/** The nearest to `at` that is far enough from both ends of a side for a circle, or in its middle half where it is short. */
function inMiddle(at: number, start: number, length: number, grid: Size): number {
  const edge = Math.min(LARGEST_RADIUS * reach(grid), length / 4)
  return Math.min(Math.max(at, start + edge - 0.5), start + length - edge - 0.5)
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
