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

/** Where something overlaps nothing beside a box: to its right and level with it, behind what lies there. */
export function spotBeside(occupied: readonly Box[], box: Box): Spot {
  let x = Math.ceil(right(box)) + GAP
  const inTheWay = (other: Box): boolean => overlap(other, { ...box, x })
  for (let found = occupied.find(inTheWay); found; found = occupied.find(inTheWay)) {
    x = Math.ceil(right(found)) + GAP
  }
  return { x, y: box.y }
}

function right(box: Box): number {
  return box.x + box.width
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
