import type { Hotspot } from '../../perception'
import type { Measured } from './measured'

const ROWS = ['top', 'middle', 'bottom'] as const
const COLUMNS = ['left', 'centre', 'right'] as const

/** Where a hotspot lies, in words of a three by three grid, such as `at the top left`. */
export function placeOf({ x, y }: Hotspot, { width, height }: Measured['picture']): string {
  const row = ROWS[third(y, height)]!
  const column = COLUMNS[third(x, width)]!
  if (row === 'middle') return column === 'centre' ? 'in the centre' : `in the middle ${column}`
  return `at the ${row} ${column}`
}

function third(position: number, side: number): number {
  return Math.min(2, Math.max(0, Math.floor((position / side) * 3)))
}
