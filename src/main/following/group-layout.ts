import { copyTransform } from '../figma/geometry/copy-transform'
import { invert, type Matrix, multiply, sameTransform } from '../figma/geometry/transform'

/** Where each layer of a group lies, seen from the group. Empty for any other node. */
export type GroupLayout = ReadonlyMap<string, Matrix>

/** A tenth of the smallest move a designer makes, in canvas px. */
const TOLERANCE = 0.01

/**
 * Moving a group changes the position of every layer in it, and only their places to each other tell
 * that from an edit.
 */
export function groupLayout(node: SceneNode): GroupLayout {
  if (node.type !== 'GROUP') return new Map()
  const origin = invert(copyTransform(node.absoluteTransform))
  return new Map(
    layersMovedBy(node).map((layer) => [
      layer.id,
      multiply(origin, copyTransform(layer.absoluteTransform))
    ])
  )
}

export function sameLayout(one: GroupLayout, other: GroupLayout): boolean {
  if (one.size !== other.size) return false
  return [...one].every(([id, transform]) => {
    const then = other.get(id)
    return then !== undefined && sameTransform(transform, then, TOLERANCE)
  })
}

/** Groups in groups share one space; layers inside a frame keep their place in it. */
function layersMovedBy(group: GroupNode): SceneNode[] {
  return group.children.flatMap((child) =>
    child.type === 'GROUP' ? [child, ...layersMovedBy(child)] : [child]
  )
}
