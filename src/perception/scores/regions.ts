import type { Size } from '../see/size'

/** Regions per side: the nine of a three by three grid are named by words such as “top left”. */
const SIDE = 3

/** Measures of one of the nine equal regions of a picture. */
export interface Region {
  /** Share of the predicted attention, 0–1. */
  attention: number
  /** Share of first looks, 0–1. */
  perception: number
  /** Mean of the clarity map, 0–1; higher is more cluttered. */
  clutter: number
}

interface Maps extends Size {
  /** Sums to 1. */
  attention: Float32Array
  /** Sums to 1. */
  perception: Float32Array
  /** 0–1 per cell. */
  clutter: Float32Array
}

/** The nine regions, row by row; a cell of the grid belongs to the region its centre lies in. */
export function regions({ width, height, attention, perception, clutter }: Maps): Region[] {
  const found: Region[] = []
  const cells = new Uint32Array(SIDE * SIDE)
  for (let i = 0; i < SIDE * SIDE; i++) found.push({ attention: 0, perception: 0, clutter: 0 })
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const index = SIDE * regionOf(y, height) + regionOf(x, width)
      const region = found[index]!
      region.attention += attention[at]!
      region.perception += perception[at]!
      region.clutter += clutter[at]!
      cells[index]!++
    }
  }
  // A picture of fewer than three cells leaves regions without any.
  found.forEach((region, i) => (region.clutter /= Math.max(1, cells[i]!)))
  return found
}

function regionOf(cell: number, count: number): number {
  return Math.min(SIDE - 1, Math.floor((SIDE * (cell + 0.5)) / count))
}
