import { type Box, overlap, type Size } from '../geometry/placement'

/** Canvas px between what is there and what is new. */
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
 * The nearest place beside a box where something of its size overlaps nothing: right of it or below it, level with it,
 * behind what lies there. `within` is where it has to lie; null where there is no room for it.
 */
export function spotBeside(occupied: readonly Box[], box: Box): Spot
export function spotBeside(occupied: readonly Box[], box: Box, within: Box): Spot | null
export function spotBeside(occupied: readonly Box[], box: Box, within?: Box): Spot | null {
  const across = freeAlong(occupied, { ...box, x: Math.ceil(right(box)) + GAP }, 'x')
  const down = freeAlong(occupied, { ...box, y: Math.ceil(bottom(box)) + GAP }, 'y')
  const spots =
    across.x - box.x - box.width <= down.y - box.y - box.height ? [across, down] : [down, across]
  return spots.find((spot) => within === undefined || isInside({ ...box, ...spot }, within)) ?? null
}

/** Moves a box along an axis, past all that is in its way. */
function freeAlong(occupied: readonly Box[], box: Box, axis: 'x' | 'y'): Spot {
  const spot = { x: box.x, y: box.y }
  const inTheWay = (other: Box): boolean => overlap(other, { ...box, ...spot })
  for (let found = occupied.find(inTheWay); found; found = occupied.find(inTheWay)) {
    spot[axis] = Math.ceil(axis === 'x' ? right(found) : bottom(found)) + GAP
  }
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
export function occupiedOn(place: PageNode | SectionNode, except?: SceneNode): Box[] {
  return place.children
    .filter(({ id }) => id !== except?.id)
    .flatMap((node) => [node.absoluteBoundingBox, renderBounds(node)])
    .filter(isBox)
}

function renderBounds(node: SceneNode): Box | null {
  return 'absoluteRenderBounds' in node ? (node.absoluteRenderBounds ?? null) : null
}

function isBox(box: Box | null): box is Box {
  return box !== null
}
