import { hasVisiblePaint, isShown } from '../figma/nodes/shown'
import type { Counterpart } from './counterparts'

/** Distance to the edge around it that a layer keeps at least, where it had it; px. */
const MARGIN = 8

/** A layer, where it lay, and the same layer where the change is made. */
interface Watched {
  before: Rect
  node: SceneNode
}

/** Where a layer lay, and where it lies. */
interface Change {
  before: Rect
  after: Rect
}

/**
 * Notes what lies around layers before a change is made in `place`, the frame itself or a copy. The function returned says
 * whether the change fits: nothing reaches over what it did not reach over before, or out of what is around it.
 */
export function watchOverlaps(
  frame: SceneNode,
  place: SceneNode,
  changed: readonly SceneNode[],
  find: Counterpart
): () => boolean {
  const parents = new Map<string, SceneNode & ChildrenMixin>()
  for (const layer of changed) {
    if ('children' in layer) parents.set(layer.id, layer)
    for (let at = layer; at.id !== frame.id; at = at.parent as SceneNode) {
      const around = at.parent as SceneNode & ChildrenMixin
      parents.set(around.id, around)
    }
  }
  const watch = (one: SceneNode): Watched[] => {
    const [before, node] = [seenFrom(frame, one), find(one)]
    return before === null || node === null ? [] : [{ before, node }]
  }
  const levels = [...parents.values()].map((around) => ({
    outer: watch(around),
    margin: around.id === frame.id || hasEdge(around) ? MARGIN : laysOut(around) ? 0 : -Infinity,
    content: around.children.filter(isShown).flatMap(watch)
  }))
  const seen = ({ before, node }: Watched) => ({ before, after: seenFrom(place, node) ?? before })
  return () =>
    levels.every(({ outer, margin, content }) => {
      const now = content.map(seen)
      const edges = outer.map(seen)
      return now.every((own, at) => {
        if (isSame(own.before, own.after)) return true
        const { before, after } = own
        return (
          edges.every((edge) => staysIn(own, edge, margin)) &&
          now.every(
            (other, i) => i === at || !meet(after, other.after) || meet(before, other.before)
          )
        )
      })
    })
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

function seenFrom(frame: SceneNode, node: SceneNode): Rect | null {
  const [origin, box] = [frame.absoluteBoundingBox, node.absoluteBoundingBox]
  if (origin === null || box === null) return null
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
