import type { Size } from '../see/size'

/** Regions per side: the nine of a three by three grid are named by words such as “top left”. */
const SIDE = 3

/**
 * How cluttered each of the nine equal regions of a picture is, row by row: the mean of the strongest tenth of the clarity
 * map in it, 0–1, which is where that map shows most. A cell belongs to the region that its centre lies in.
 */
export function clutterByRegion(map: Float32Array, { width, height }: Size): number[] {
  const cells = Array.from({ length: SIDE * SIDE }, (): number[] => [])
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      cells[SIDE * regionOf(y, height) + regionOf(x, width)]!.push(map[y * width + x]!)
    }
  }
  return cells.map(strongest)
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
