import type { SceneGraph, SceneNode } from '@open-pencil/core'
import { apply, invert, type Point } from './matrix'
import { isTransparentParent, localMatrix } from './transforms'

/** Visible, unlocked nodes under a point of a page: its child first, the deepest last; topmost wins. */
export function nodesAt(graph: SceneGraph, pageId: string, point: Point): string[] {
  return childAt(graph, pageId, point) ?? []
}

function childAt(graph: SceneGraph, parentId: string, point: Point): string[] | null {
  for (const child of graph.getChildren(parentId).reverse()) {
    if (!child.visible || child.locked) continue
    const back = invert(localMatrix(child))
    const path = back && pathIn(graph, child, apply(back, point))
    if (path) return path
  }
  return null
}

/** `point` in the node's own coordinates. */
function pathIn(graph: SceneGraph, node: SceneNode, point: Point): string[] | null {
  const inside = point.x >= 0 && point.y >= 0 && point.x <= node.width && point.y <= node.height
  const below = inside || !node.clipsContent ? childAt(graph, node.id, point) : null
  if (below) return [node.id, ...below]
  return inside && !isTransparentParent(node) ? [node.id] : null
}
