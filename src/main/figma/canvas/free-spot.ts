import type { Box, Size } from '../geometry/placement'

/** Canvas px between what is there and what is new. */
const GAP = 100

export interface Spot {
  x: number
  y: number
}

/**
 * Where something new overlaps nothing: to the right of everything, level with the top of what reaches
 * furthest there, so that several in a row make a row. On an empty page, `center` becomes its middle.
 */
export function freeSpot(occupied: readonly Box[], size: Size, center: Spot): Spot {
  const [first, ...rest] = occupied
  if (first === undefined) {
    return {
      x: Math.round(center.x - size.width / 2),
      y: Math.round(center.y - size.height / 2)
    }
  }
  const last = rest.reduce((one, other) => (right(other) > right(one) ? other : one), first)
  return { x: Math.ceil(right(last)) + GAP, y: Math.round(last.y) }
}

/** Where something overlaps nothing beside a box: to its right and level with it, behind what lies there. */
export function spotBeside(occupied: readonly Box[], box: Box): Spot {
  let x = Math.ceil(right(box)) + GAP
  const inTheWay = (other: Box): boolean =>
    other.x < x + box.width &&
    right(other) > x &&
    other.y < box.y + box.height &&
    other.y + other.height > box.y
  for (let found = occupied.find(inTheWay); found; found = occupied.find(inTheWay)) {
    x = Math.ceil(right(found)) + GAP
  }
  return { x, y: box.y }
}

function right(box: Box): number {
  return box.x + box.width
}
