import type { Size } from '../see/size'

/** Regions per side: the nine of a three by three grid are named by words such as “top left”. */
const SIDE = 3

/** Measures of one of the nine equal regions of a picture. */
export interface Region {
  /** Share of the predicted attention, 0–1. */
  attention: number
  /** Share of first looks, 0–1. */
  perception: number
  /** Mean of the strongest tenth of the clarity map, 0–1: where that map shows most. */
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
  const found = Array.from({ length: SIDE * SIDE }, () => {
    return { attention: 0, perception: 0, cells: [] as number[] }
  })
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = y * width + x
      const region = found[SIDE * regionOf(y, height) + regionOf(x, width)]!
      region.attention += attention[at]!
      region.perception += perception[at]!
      region.cells.push(clutter[at]!)
    }
  }
  return found.map(({ cells, ...shares }) => ({ ...shares, clutter: strongest(cells) }))
}

/** Mean of the highest tenth of values; 0 of none, as a picture of fewer than three cells leaves regions without any. */
function strongest(values: readonly number[]): number {
  const highest = Float32Array.from(values)
    .sort()
    .subarray(Math.floor(0.9 * values.length))
  return highest.reduce((sum, value) => sum + value, 0) / Math.max(1, highest.length)
}

function regionOf(cell: number, count: number): number {
  return Math.min(SIDE - 1, Math.floor((SIDE * (cell + 0.5)) / count))
}
