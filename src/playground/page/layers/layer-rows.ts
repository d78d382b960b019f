import type { SceneGraph } from '@open-pencil/core'

export interface LayerRow {
  id: string
  name: string
  type: string
  /** 0 for a layer of the page itself. */
  depth: number
  visible: boolean
  locked: boolean
  /** It, or what holds it, is hidden. */
  dimmed: boolean
  picture: boolean
  /** Null when it holds no layers. */
  open: boolean | null
}

/** The rows of the layers list, topmost layer first, as far as they are unfolded. */
export function layerRows(
  graph: SceneGraph,
  parentId: string,
  unfolded: ReadonlySet<string>,
  depth = 0,
  hidden = false
): LayerRow[] {
  const ids = graph.getNode(parentId)?.childIds ?? []
  return [...ids].reverse().flatMap((id) => {
    const node = graph.getNode(id)
    if (!node) return []
    const dimmed = hidden || !node.visible
    const open = node.childIds.length > 0 ? unfolded.has(id) : null
    const { name, type, visible, locked, fills } = node
    const picture = fills.some((fill) => fill.type === 'IMAGE')
    const row = { id, name, type, depth, visible, locked, dimmed, picture, open }
    return [row, ...(open ? layerRows(graph, id, unfolded, depth + 1, dimmed) : [])]
  })
}

/** The layers that hold this one, outermost first, without the page. */
export function layersAround(graph: SceneGraph, id: string): string[] {
  const parent = graph.getNode(graph.getNode(id)?.parentId ?? '')
  if (!parent?.parentId || parent.type === 'CANVAS') return []
  return [...layersAround(graph, parent.id), parent.id]
}
