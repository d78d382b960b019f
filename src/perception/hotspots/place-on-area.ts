import type { Areas } from '../areas/areas'

/** A place in cells, which need not be the middle of one. */
export interface Place {
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
 * Where on an area a density is highest, as far as there is room: the middle of the density on the area around its
 * peak, or the peak where that middle lies beside the area, as in a ring. null where there is none.
 */
export function placeOnArea(
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
    const place = { x: i % areas.width, y: Math.floor(i / areas.width) }
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
  { x, y }: Place,
  { width, height, labels }: Areas,
  density: Float32Array,
  radius: number
): Place {
  let sum = 0
  let sumX = 0
  let sumY = 0
  const lastX = Math.min(width - 1, Math.floor(x + radius))
  for (let row = Math.max(0, Math.ceil(y - radius)); row <= y + radius && row < height; row++) {
    for (let column = Math.max(0, Math.ceil(x - radius)); column <= lastX; column++) {
      const at = row * width + column
      if (labels[at] !== label || (column - x) ** 2 + (row - y) ** 2 > radius * radius) continue
      sum += density[at]!
      sumX += density[at]! * column
      sumY += density[at]! * row
    }
  }
  return { x: sumX / sum, y: sumY / sum }
}
