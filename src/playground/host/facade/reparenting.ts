import type { SceneGraph, SceneNode as GraphNode } from '@open-pencil/core'
import {
  ancestors,
  isInInstance,
  isTransparentParent,
  parentOf,
  removeIfEmpty
} from '../document/transforms'
import { assertFontsLoaded } from './fonts'
import { expectNode, type NodeCore } from './node-core'

const CONTAINERS = new Set([
  'CANVAS',
  'FRAME',
  'GROUP',
  'SECTION',
  'COMPONENT',
  'COMPONENT_SET',
  'BOOLEAN_OPERATION'
])

/** Throws for layers of instances, which can neither leave nor be removed. */
export function assertReparentable(graph: SceneGraph, node: GraphNode): void {
  if (node.id === graph.rootId) throw new Error('Cannot move node. The document cannot be moved')
  if (isInInstance(graph, node)) {
    throw new Error(
      'Cannot move or remove node. New parent is an instance or is inside of an instance'
    )
  }
}

export function assertCanHold(graph: SceneGraph, parent: GraphNode, child: GraphNode): void {
  for (const above of [parent, ...ancestors(graph, parent)]) {
    if (above.id === child.id)
      throw new Error('Cannot move node. A parent cannot be moved into its child')
    if (above.type === 'INSTANCE') {
      throw new Error('Cannot move node. New parent is an instance or is inside of an instance')
    }
  }
  if (child.type === 'SECTION' && parent.type !== 'CANVAS' && parent.type !== 'SECTION') {
    throw new Error('Cannot move node. A section lies on a page or in a section')
  }
  const isPage = child.type === 'CANVAS'
  if (isPage !== (parent.id === graph.rootId)) {
    throw new Error(
      isPage
        ? 'Cannot move node. A page belongs to the document'
        : 'Cannot move node. The document holds pages alone'
    )
  }
  if (!isPage && !CONTAINERS.has(parent.type))
    throw new Error('Cannot move node. New parent cannot have children')
}

/** Moves a child; its relativeTransform stays as it is, so on the canvas it may jump. */
export function insertChild(parent: NodeCore, value: unknown, index?: number): void {
  const child = expectNode(value)
  const { graph } = parent
  const { node } = child
  assertReparentable(graph, node)
  assertCanHold(graph, parent.node, node)
  const at = placeFor(parent.node, node, index)
  const from = parentOf(graph, node)
  if (!staysAsItIs(from, parent.node)) assertFontsLoaded(child)
  if (keepsItsPlace(from, parent.node, node)) {
    graph.insertChildAt(node.id, parent.id, at)
  } else {
    const matrix = child.relativeTransform
    graph.insertChildAt(node.id, parent.id, at)
    child.relativeTransform = matrix
  }
  if (parent.node.layoutMode === 'NONE') stopFilling(child)
  if (from && from.id !== parent.id) removeIfEmpty(graph, from.id)
}

/** Pages, and layers sorted anew where no layout places them, look as before. */
function staysAsItIs(from: GraphNode | null, to: GraphNode): boolean {
  return from?.id === to.id && to.layoutMode === 'NONE' && to.type !== 'COMPONENT_SET'
}

/** Whether the stored position needs no conversion: neither parent is a group, and no layout has placed the node or will anyway. */
function keepsItsPlace(from: GraphNode | null, to: GraphNode, node: GraphNode): boolean {
  if (from === null || isTransparentParent(from) || isTransparentParent(to)) return false
  const isPlacedAnew = to.layoutMode !== 'NONE' && node.layoutPositioning !== 'ABSOLUTE'
  return from.layoutMode === 'NONE' || isPlacedAnew
}

/** Outside auto-layout there is nothing to fill: fixes the current size. */
function stopFilling(child: NodeCore): void {
  const { primaryAxisSizing, counterAxisSizing } = child.node
  if (primaryAxisSizing === 'FILL') child.update({ primaryAxisSizing: 'FIXED' })
  if (counterAxisSizing === 'FILL') child.update({ counterAxisSizing: 'FIXED' })
}

/** Where to insert a child: `index` counts the current children, so removing the child first may shift it by one. */
function placeFor(parent: GraphNode, child: GraphNode, index = parent.childIds.length): number {
  const { length } = parent.childIds
  if (!Number.isInteger(index) || index < 0 || index > length) {
    throw new Error(`Cannot insert node at index ${index}. Index must be between 0 and ${length}`)
  }
  const now = parent.childIds.indexOf(child.id)
  return now !== -1 && now < index ? index - 1 : index
}
