/** A point in parts of the picture, 0–1 from the top left. */
export interface Point {
  x: number
  y: number
}

const ROWS = ['top', 'middle', 'bottom'] as const
const COLUMNS = ['left', 'centre', 'right'] as const

/** The region of a three by three grid that a point lies in: 0–8, row by row. */
export function regionAt({ x, y }: Point): number {
  return 3 * third(y) + third(x)
}

/** A region as a noun, such as `the top left`. */
export function regionName(region: number): string {
  return region === 4
    ? 'the centre'
    : `the ${ROWS[Math.floor(region / 3)]!} ${COLUMNS[region % 3]!}`
}

/** Where a region is, such as `at the top left`. */
export function inRegion(region: number): string {
  return `${region === 4 ? 'in' : 'at'} ${regionName(region)}`
}

/** Where a point lies, in words of the grid. */
export function placeOf(point: Point): string {
  return inRegion(regionAt(point))
}

function third(part: number): number {
  return Math.min(2, Math.max(0, Math.floor(part * 3)))
}
