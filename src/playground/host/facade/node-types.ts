import type { SceneGraph, SceneNode as GraphNode } from '@open-pencil/core'

/** OpenPencil's root is a frame, its pages are canvases, its rounded rectangles a type of their own. */
export function figmaType(graph: SceneGraph, node: GraphNode): NodeType {
  if (node.id === graph.rootId) return 'DOCUMENT'
  if (node.type === 'CANVAS') return 'PAGE'
  return node.type === 'ROUNDED_RECTANGLE' ? 'RECTANGLE' : node.type
}
