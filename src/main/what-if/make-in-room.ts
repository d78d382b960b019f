import { shownName } from '../../file'
import { hasVisiblePaint, isShown } from '../figma/nodes/shown'
import { refusal } from '../figma/refusal'
import { makeChange } from './make-change'
import { type PlannedChange, withinFrame } from './plan-change'
import { words } from './words'

/** Distance to the edge around it that a layer keeps at least, where it had it; px. */
const MARGIN = 8

/** Where a layer lay, and where it lies. */
interface Change {
  before: Rect
  after: Rect
}

/**
 * Makes a change in a frame or its copy. Throws no_effect, and no_room where a layer reaches over what it did not reach over
 * before, or out of what is around it.
 */
export function makeInRoom(frame: SceneNode, planned: PlannedChange): void {
  const { change, layers } = planned
  const around = change.edits.flatMap(({ id }) => [...withinFrame(frame, layers.get(id)!), frame])
  const holders = new Map(
    around.flatMap((node) => ('children' in node ? [[node.id, node] as const] : []))
  )
  const boxOf = (node: SceneNode): Rect => boxIn(frame, node)
  const levels = [...holders.values()].map((holder) => {
    const nodes = [holder, ...holder.children.filter(isShown)]
    const margin =
      holder.id === frame.id || hasEdge(holder) ? MARGIN : laysOut(holder) ? 0 : -Infinity
    return { nodes, before: nodes.map(boxOf), margin }
  })
  makeChange(planned)
  const fits = levels.every(({ nodes, before, margin }) => {
    const [outer, ...content] = nodes.map((node, at) => ({
      before: before[at]!,
      after: boxOf(node)
    }))
    return fitIn(outer!, margin, content)
  })
  if (!fits) throw refusal('no_room', words().noRoom(shownName(layers.get(change.layerId)!.name)))
}

function fitIn(outer: Change, margin: number, content: readonly Change[]): boolean {
  const reaches = (one: Change, other: Change): boolean =>
    one !== other && meet(one.after, other.after) && !meet(one.before, other.before)
  return content.every(
    (one) =>
      isSame(one.before, one.after) ||
      (staysIn(one, outer, margin) && !content.some((other) => reaches(one, other)))
  )
}

/** Whether a layer arranges what lies in it: all of that lines up with it, though its edge may not be seen. */
function laysOut(node: SceneNode): boolean {
  return 'layoutMode' in node && node.layoutMode !== 'NONE'
}

/** Whether people see where a layer ends: it is painted, or cuts off what is inside. */
function hasEdge(node: SceneNode): boolean {
  if ('clipsContent' in node && node.clipsContent) return true
  if ('strokes' in node && hasVisiblePaint(node.strokes)) return true
  return 'fills' in node && hasVisiblePaint(node.fills)
}

/** The box of a layer from the corner of a frame; an empty one where Figma gives none. */
function boxIn(frame: SceneNode, node: SceneNode): Rect {
  const [origin, box] = [frame.absoluteBoundingBox, node.absoluteBoundingBox]
  if (origin === null || box === null) return { x: 0, y: 0, width: 0, height: 0 }
  const { x, y, width, height } = box
  return { x: x - origin.x, y: y - origin.y, width, height }
}

/** Whether a layer that lay inside keeps its distance to each side, or enough of it. */
function staysIn(inner: Change, outer: Change, margin: number): boolean {
  const free = distances(inner.before, outer.before)
  if (free.some((px) => px < -1)) return true
  const now = distances(inner.after, outer.after)
  return now.every((px, side) => px >= Math.min(free[side]!, margin) - 1)
}

/** From each side of a box to the same side of what is around it. */
function distances(inner: Rect, outer: Rect): number[] {
  return [
    inner.x - outer.x,
    inner.y - outer.y,
    outer.x + outer.width - inner.x - inner.width,
    outer.y + outer.height - inner.y - inner.height
  ]
}

function isSame(one: Rect, other: Rect): boolean {
  return distances(one, other).every((px) => Math.abs(px) < 0.5)
}

/** Whether two boxes share more than an edge. */
function meet(one: Rect, other: Rect): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 1 && down > 1
}
