import { isShown } from '../figma/nodes/shown'
import type { InCopy } from './plan'
import { holds } from './page-colours'

interface Watched {
  /** Where it lay in the frame. */
  before: Rect
  inCopy: SceneNode
}

/**
 * Watches what lies around a layer while its copy is changed; what is returned says whether the change fits: nothing
 * reaches over what it did not reach over before, or out of the frame.
 */
export function watchRoom(
  frame: SceneNode,
  copy: SceneNode,
  layer: SceneNode,
  inCopy: InCopy
): () => boolean {
  const levels: Watched[][] = []
  for (let at = layer; at.id !== frame.id; at = at.parent as SceneNode) {
    const around = at.parent as SceneNode & ChildrenMixin
    levels.push(
      around.children.filter(isShown).flatMap((node) => {
        const before = seenFrom(frame, node)
        return before === null ? [] : [{ before, inCopy: inCopy(node) }]
      })
    )
  }
  const whole = seenFrom(frame, frame)
  return () => {
    const wholeNow = seenFrom(copy, copy)
    return levels.every((level) => {
      const now = level.flatMap(({ before, inCopy: node }) => {
        const after = isShown(node) ? seenFrom(copy, node) : null
        return after === null ? [] : [{ before, after, moved: !isSame(before, after) }]
      })
      return now.every(({ before, after, moved }, place) => {
        if (!moved) return true
        if (holds(whole, before) && !holds(wholeNow, after)) return false
        return now.every(
          (other, index) =>
            index === place || !meet(after, other.after) || meet(before, other.before)
        )
      })
    })
  }
}

function seenFrom(frame: SceneNode, node: SceneNode): Rect | null {
  const [origin, box] = [frame.absoluteBoundingBox, node.absoluteBoundingBox]
  if (origin === null || box === null) return null
  const { x, y, width, height } = box
  return { x: x - origin.x, y: y - origin.y, width, height }
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
