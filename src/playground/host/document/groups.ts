import type { SceneGraph, SceneNode } from '@open-pencil/core'
import { boxOf, multiply, type Rect, translation, union } from './matrix'
import { isTransparentParent, localMatrix, placeBy } from './transforms'

const CLOSE = 1e-9

/** Makes a group as large as its children, which stay where they are on the canvas. */
export function fitGroup(graph: SceneGraph, group: SceneNode): void {
  const children = graph.getChildren(group.id)
  const box = union(children.map((child) => boxOf(localMatrix(child), areaOf(child))))
  if (!box || fits(group, box)) return
  const matrix = multiply(localMatrix(group), translation(box.x, box.y))
  for (const child of children) {
    graph.updateNode(child.id, { x: child.x - box.x, y: child.y - box.y })
  }
  const { width, height } = box
  graph.updateNode(group.id, { width, height, ...placeBy(matrix, { width, height }) })
}

function fits(group: SceneNode, box: Rect): boolean {
  return [box.x, box.y, box.width - group.width, box.height - group.height].every(
    (difference) => Math.abs(difference) < CLOSE
  )
}

export function areaOf({ width, height }: { width: number; height: number }): Rect {
  return { x: 0, y: 0, width, height }
}

/** Groups vanish when their last child leaves; so may the groups around them. */
export function removeIfEmpty(graph: SceneGraph, id: string | null): void {
  const node = id === null ? undefined : graph.getNode(id)
  if (!node || !isTransparentParent(node) || node.childIds.length > 0) return
  graph.deleteNode(node.id)
  removeIfEmpty(graph, node.parentId)
}
