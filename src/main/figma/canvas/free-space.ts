import { type Box, overlap, type Size } from '../geometry/placement'

/** Canvas px between existing and new layers. */
const GAP = 100

interface Spot {
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

/**
 * The nearest place beside a box where something of a size overlaps nothing: right of it, below, left or above, level with
 * it, behind what lies there.
 */
export function spotBeside(occupied: readonly Box[], box: Box, size: Size): Spot {
  const { width, height } = size
  const away = ({ x, y }: Spot): number =>
    Math.max(x - right(box), y - bottom(box), box.x - x - width, box.y - y - height)
  const spots = SIDES.map((side) => spotOn(side, occupied, box, size))
  return spots.sort((one, other) => away(one) - away(other))[0]!
}

/** The sides of a box; of two that are as near, the first is taken. */
const SIDES = [
  ['x', 1],
  ['y', 1],
  ['x', -1],
  ['y', -1]
] as const

/** The first free place right of a box, level with it, so that several make a row. null where it is not in `within`. */
export function spotRightOf(
  occupied: readonly Box[],
  box: Box,
  within: Box | null = null
): Spot | null {
  const spot = spotOn(SIDES[0], occupied, box, box)
  return within === null || isInside({ ...box, ...spot }, within) ? spot : null
}

function spotOn(
  [axis, sign]: (typeof SIDES)[number],
  occupied: readonly Box[],
  box: Box,
  { width, height }: Size
): Spot {
  const spot = { x: box.x, y: box.y }
  const leave = (other: Box): void => {
    if (sign > 0) spot[axis] = Math.ceil(axis === 'x' ? right(other) : bottom(other)) + GAP
    else spot[axis] = Math.floor(other[axis] - (axis === 'x' ? width : height)) - GAP
  }
  const inTheWay = (other: Box): boolean => overlap(other, { ...spot, width, height })
  leave(box)
  for (let found = occupied.find(inTheWay); found; found = occupied.find(inTheWay)) leave(found)
  return spot
}

function isInside(box: Box, outer: Box): boolean {
  return (
    box.x >= outer.x &&
    box.y >= outer.y &&
    right(box) <= right(outer) &&
    bottom(box) <= bottom(outer)
  )
}

function right(box: Box): number {
  return box.x + box.width
}

function bottom(box: Box): number {
  return box.y + box.height
}

/**
 * The boxes that the layers of a loaded page or section take up, hidden ones too, as drawn where Figma
 * says how; but for one of them where it is named.
 */
export function occupiedOn(place: PageNode | SectionNode, except: SceneNode | null = null): Box[] {
  return place.children
    .filter(({ id }) => id !== except?.id)
    .flatMap((node) => [
      node.absoluteBoundingBox,
      'absoluteRenderBounds' in node ? node.absoluteRenderBounds : null
    ])
    .flatMap((box) => box ?? [])
}
