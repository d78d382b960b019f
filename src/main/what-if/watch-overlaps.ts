import { hasVisiblePaint, isShown } from '../figma/nodes/shown'
import { holds } from './colours'
import type { Counterpart } from './counterparts'
import { laysOut } from './resize'

/** Distance to the edge around it that a layer keeps at least, where it had it; px. */
const MARGIN = 16

interface Watched {
  /** Where it lay in the frame. */
  before: Rect
  inCopy: SceneNode
}

/** The layers in one layer, and that layer where its edge is seen, or where it arranges what lies in it. */
interface Level {
  edge: Watched | null
  /** Its edge is not seen, but all that it arranges lines up with it. */
  row: Watched | null
  content: Watched[]
}

/**
 * Notes what lies around layers before a copy is changed. The function returned says whether the change fits: nothing
 * reaches over what it did not reach over before, out of the frame, or into the margin of what is around it.
 */
export function watchOverlaps(
  frame: SceneNode,
  copy: SceneNode,
  changed: readonly SceneNode[],
  inCopy: Counterpart
): () => boolean {
  const parents = new Map<string, SceneNode & ChildrenMixin>()
  for (const layer of changed) {
    // Spacing is a property of what holds the layers that move.
    if ('children' in layer) parents.set(layer.id, layer)
    for (let at = layer; at.id !== frame.id; at = at.parent as SceneNode) {
      const around = at.parent as SceneNode & ChildrenMixin
      parents.set(around.id, around)
    }
  }
  const watch = (node: SceneNode): Watched[] => {
    const [before, other] = [seenFrom(frame, node), inCopy(node)]
    return before === null || other === null ? [] : [{ before, inCopy: other }]
  }
  const levels = [...parents.values()].map((around): Level => {
    const [edge = null] = around.id === frame.id || hasEdge(around) ? watch(around) : []
    const [row = null] = edge === null && laysOut(around) ? watch(around) : []
    return { edge, row, content: around.children.filter(isShown).flatMap(watch) }
  })
  const whole = seenFrom(frame, frame)
  return () => {
    const wholeNow = seenFrom(copy, copy)
    return levels.every(({ edge, row, content }) => {
      const edgeNow = edge && seenFrom(copy, edge.inCopy)
      const rowNow = row && seenFrom(copy, row.inCopy)
      const now = content.flatMap(({ before, inCopy: node }) => {
        const after = seenFrom(copy, node)
        return after === null ? [] : [{ before, after, moved: !isSame(before, after) }]
      })
      return now.every(({ before, after, moved }, place) => {
        if (!moved) return true
        if (holds(whole, before) && !holds(wholeNow, after)) return false
        if (edge && edgeNow && !staysIn(before, edge.before, after, edgeNow)) return false
        if (row && rowNow && over(after, rowNow) > over(before, row.before) + 1) return false
        return now.every(
          (other, index) =>
            index === place || !meet(after, other.after) || meet(before, other.before)
        )
      })
    })
  }
}

/** Whether people see where a layer ends: it is painted, or cuts off what is inside. */
function hasEdge(node: SceneNode): boolean {
  if ('clipsContent' in node && node.clipsContent) return true
  if ('strokes' in node && hasVisiblePaint(node.strokes)) return true
  return 'fills' in node && hasVisiblePaint(node.fills)
}

/** How far a box reaches out of another one to its left or right. */
function over(inner: Rect, outer: Rect): number {
  const [left, , right] = distances(inner, outer) as [number, number, number, number]
  return Math.max(-left, -right, 0)
}

function seenFrom(frame: SceneNode, node: SceneNode): Rect | null {
  const [origin, box] = [frame.absoluteBoundingBox, node.absoluteBoundingBox]
  if (origin === null || box === null) return null
  const { x, y, width, height } = box
  return { x: x - origin.x, y: y - origin.y, width, height }
}

/** Whether a layer that lay inside keeps enough of its distance to each side. */
function staysIn(before: Rect, outerBefore: Rect, after: Rect, outer: Rect): boolean {
  if (!holds(outerBefore, before)) return true
  const free = distances(before, outerBefore)
  return distances(after, outer).every((px, side) => {
    return px >= Math.min(free[side]!, MARGIN) - 1
  })
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
  return (['x', 'y', 'width', 'height'] as const).every(
    (key) => Math.abs(one[key] - other[key]) < 0.5
  )
}

/** Whether two boxes share more than an edge. */
function meet(one: Rect, other: Rect): boolean {
  const across = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const down = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return across > 1 && down > 1
}
