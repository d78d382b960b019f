import { isLaidOut } from '../figma/nodes/container'
import { shownName } from '../../file'
import { isShown } from '../figma/nodes/shown'
import { type Plan, refusal, type Step } from './plan'
import { words } from './words'

/** Canvas px of more space, strongest first. */
const SPACES = [40, 24, 16]

type Parent = SceneNode & ChildrenMixin

/** One place further up: before the layer in front of it where auto-layout says so, else above the one over it. */
export const order: Plan = ({ frame, layer }) => {
  for (let at = layer; at.id !== frame.id; at = at.parent as SceneNode) {
    const parent = at.parent as Parent
    const step = isLaidOut(at) ? movedForward(at, parent) : movedUp(at, parent)
    if (step !== null) return [step]
    // What comes first in its row can only come higher with the row.
    if (!isRow(parent) && parent.type !== 'GROUP') break
  }
  throw refusal('no_effect', words().first(shownName(layer.name)))
}

function isRow(parent: Parent): boolean {
  return 'layoutMode' in parent && parent.layoutMode === 'HORIZONTAL'
}

function movedForward(node: SceneNode, parent: Parent): Step | null {
  const [before] = parent.children.slice(0, placeIn(parent, node)).filter(takesRoom).reverse()
  if (before === undefined) return null
  return (inCopy) => {
    const around = inCopy(parent)
    const [moved, other] = [inCopy(node), inCopy(before)]
    around.insertChild(placeIn(around, other), moved)
    return null
  }
}

/** Changes places with the nearest layer above it, so that both together take up the room they had. */
function movedUp(node: SceneNode, parent: Parent): Step | null {
  const box = node.absoluteBoundingBox
  if (box === null) return null
  const [above] = columnOf(node, parent)
    .filter(({ rect }) => rect.y + rect.height <= box.y + 1)
    .sort((one, other) => other.rect.y - one.rect.y)
  if (above === undefined) return null
  return (inCopy) => {
    inCopy(node).y -= box.y - above.rect.y
    inCopy(above.sibling).y += box.y + box.height - (above.rect.y + above.rect.height)
    return null
  }
}

/** More free space: between what auto-layout puts in a row or column, else above and below. */
export const space: Plan = ({ frame, layer }) => {
  for (let at = layer; at.id !== frame.id; at = at.parent as SceneNode) {
    const parent = at.parent as Parent
    const steps = isLaidOut(at) ? spacedOut(parent) : movedApart(at, parent)
    if (steps.length > 0) return steps
  }
  throw refusal('no_effect', words().alone(shownName(layer.name)))
}

function spacedOut(parent: Parent): Step[] {
  if (!('itemSpacing' in parent) || parent.primaryAxisAlignItems === 'SPACE_BETWEEN') return []
  if (parent.children.filter(takesRoom).length < 2) return []
  return SPACES.map((px) => (inCopy) => {
    const around = inCopy(parent)
    const from = around.itemSpacing
    around.itemSpacing = from + px
    return { from: `${from} px`, to: `${from + px} px` }
  })
}

/** Goes down a little itself, and what is below it twice as far. */
function movedApart(node: SceneNode, parent: Parent): Step[] {
  const box = node.absoluteBoundingBox
  if (box === null) return []
  const column = columnOf(node, parent)
  const below = column.filter(({ rect }) => rect.y >= box.y + box.height - 1)
  const above = column.some(({ rect }) => rect.y + rect.height <= box.y + 1)
  if (below.length === 0 && !above) return []
  return SPACES.map((px) => (inCopy) => {
    if (above) inCopy(node).y += px
    for (const { sibling } of below) inCopy(sibling).y += above ? 2 * px : px
    return null
  })
}

/** Hidden, not removed: one press shows it again. */
export const hide: Plan = ({ layer }) => [
  (inCopy) => {
    inCopy(layer).visible = false
    return null
  }
]

/** The layers over and under one, in the same parent, that it would meet. */
function columnOf(node: SceneNode, parent: Parent): { sibling: SceneNode; rect: Rect }[] {
  const box = node.absoluteBoundingBox
  return parent.children.flatMap((sibling) => {
    const rect = sibling.absoluteBoundingBox
    if (sibling.id === node.id || !isShown(sibling) || rect === null || box === null) return []
    const meets = rect.x < box.x + box.width && rect.x + rect.width > box.x
    return meets ? [{ sibling, rect }] : []
  })
}

function takesRoom(node: SceneNode): boolean {
  return node.visible && isLaidOut(node)
}

function placeIn(parent: Parent, node: SceneNode): number {
  return parent.children.findIndex(({ id }) => id === node.id)
}
