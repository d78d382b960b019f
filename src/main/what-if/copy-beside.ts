import { occupiedOn, spotBeside } from '../figma/canvas/free-space'
import { copyTransform, multiply, translation } from '../figma/geometry/transform'
import { requireEditing } from '../figma/nodes/can-edit'
import { pageOf } from '../figma/nodes/find-node'
import { isShown } from '../figma/nodes/shown'
import { beginUndoStep } from '../figma/undo'
import { overlaysOf } from '../overlays/overlay-group'
import { tidyPageButton } from '../result/record'
import { holds } from './colours'
import { type InCopy, refusal } from './plan'
import { words } from './words'

/** Layers that can be copied without a trace in anybody's library: of a component an instance is detached. */
export type Copied = FrameNode | GroupNode | ComponentNode | InstanceNode

export function canBeCopied(node: SceneNode): node is Copied {
  return ['FRAME', 'GROUP', 'COMPONENT', 'INSTANCE'].includes(node.type)
}

/** A plain copy of a frame on its page, right of it in free space, turned as it is. */
export function copyBeside(frame: Copied, page: PageNode, name: string): FrameNode | GroupNode {
  const copy = plainCopy(frame)
  if (copy.parent?.id !== page.id) page.appendChild(copy)
  copy.name = name
  copy.visible = true
  // In auto-layout it may have filled what was around it.
  if (copy.width !== frame.width || copy.height !== frame.height) {
    copy.resize(frame.width, frame.height)
  }
  const box = frame.absoluteRenderBounds ?? frame.absoluteBoundingBox
  if (box === null) return copy
  const { x } = spotBeside(occupiedOn(page, copy), box)
  copy.relativeTransform = multiply(
    translation(x - box.x, 0),
    copyTransform(frame.absoluteTransform)
  )
  return copy
}

function plainCopy(frame: Copied): FrameNode | GroupNode {
  if (frame.type === 'COMPONENT') return frame.createInstance().detachInstance()
  const copy = frame.clone()
  return copy.type === 'INSTANCE' ? copy.detachInstance() : copy
}

/** Finds in a copy what is in the original, by its place in the tree: ids differ. */
export function counterpart(original: SceneNode, copy: SceneNode): InCopy {
  return <N extends SceneNode>(node: N): N => {
    const places: number[] = []
    for (let at: SceneNode = node; at.id !== original.id; at = at.parent as SceneNode) {
      const around = at.parent as SceneNode & ChildrenMixin
      places.unshift(around.children.findIndex(({ id }) => id === at.id))
    }
    return places.reduce<SceneNode>(
      (at, place) => (at as SceneNode & ChildrenMixin).children[place]!,
      copy
    ) as N
  }
}

/** Ids of the copies made since Glance was opened: nothing else is ever removed. */
const copies = new Set<string>()

export function noteCopy(nodeId: string): void {
  copies.add(nodeId)
}

/**
 * Removes a copy with its overlays and its result, as one undo step; nothing where it is gone already. Throws view_only,
 * and not_a_copy for what is none.
 */
export async function discardTry(nodeId: string): Promise<void> {
  requireEditing()
  if (!copies.has(nodeId)) throw refusal('not_a_copy', words().notACopy)
  const copy = (await figma.getNodeByIdAsync(nodeId)) as SceneNode | null
  if (copy === null || copy.removed) return
  const page = pageOf(copy)
  beginUndoStep(`discard ${nodeId}`)
  for (const group of overlaysOf(copy)) group.remove()
  copy.remove()
  tidyPageButton(page)
}

interface Watched {
  /** Where it lay in the frame. */
  before: Rect
  inCopy: SceneNode
}

/**
 * Watches what lies around a layer while its copy is changed; what is returned says whether the change fits: nothing
 * reaches over what it did not reach over before, or out of the frame.
 */
export function watchOverlaps(
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
