import { words } from './words'

/** A point in parts of the picture, 0–1 from the top left. */
export interface Point {
  x: number
  y: number
}

/** The region of a three by three grid that a point lies in: 0–8, row by row. */
export function regionAt({ x, y }: Point): number {
  return 3 * third(y) + third(x)
}

/** Where a point lies, in words of the grid: `at the top left`. */
export function placeOf(point: Point): string {
  return words().inRegion(regionAt(point))
}

function third(part: number): number {
  return Math.min(2, Math.max(0, Math.floor(part * 3)))
}
