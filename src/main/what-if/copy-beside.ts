import { copyTransform } from '../figma/geometry/copy-transform'
import { multiply, translation } from '../figma/geometry/transform'
import { occupiedOn } from '../figma/canvas/occupied'
import { spotBeside } from '../figma/canvas/free-spot'
import type { InCopy } from './plan'

/** What can be copied without a trace in anybody's library: of a component an instance is detached. */
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
