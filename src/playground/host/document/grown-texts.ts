import type { SceneGraph, SceneNode } from '@open-pencil/core'

/** Canvas px. */
const TOLERANCE = 0.01

/**
 * OpenPencil lets a text that fills a row grow, but never shrink again. Makes such texts narrow where
 * their row has become too full, for another pass of layout. False when there are none.
 */
export function startGrownTextsAnew(graph: SceneGraph, id: string): boolean {
  let any = false
  const children = graph.getChildren(id).filter(({ visible }) => visible)
  const node = graph.getNode(id)
  if (node && isOverfull(node, children)) {
    for (const child of children) {
      if (child.type !== 'TEXT' || child.layoutGrow === 0 || child.width <= 1) continue
      graph.updateNode(child.id, { width: 1 })
      any = true
    }
  }
  for (const child of children) any = startGrownTextsAnew(graph, child.id) || any
  return any
}

function isOverfull(node: SceneNode, children: readonly SceneNode[]): boolean {
  if (node.layoutMode !== 'HORIZONTAL' || node.layoutWrap === 'WRAP') return false
  const inRow = children.filter(({ layoutPositioning }) => layoutPositioning !== 'ABSOLUTE')
  const gaps = node.itemSpacing * Math.max(0, inRow.length - 1)
  const needed = inRow.reduce((sum, { width }) => sum + width, gaps)
  return needed + node.paddingLeft + node.paddingRight > node.width + TOLERANCE
}
