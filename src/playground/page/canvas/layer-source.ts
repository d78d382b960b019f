import type { SceneGraph, SceneNode } from '@open-pencil/core'
import type { Matrix, Point, Rect, Size } from '../../host/document/matrix'
import { absoluteMatrix } from '../../host/document/transforms'
import { boundsOf, boxCorners, cornersOf, unionOf } from './geometry'

/** What pointing and outlining need to know of a layer. */
export interface Layer {
  id: string
  name: string
  type: string
  parentId: string | null
  /** Bottom first. */
  childIds: readonly string[]
  visible: boolean
  locked: boolean
  matrix: Matrix
  width: number
  height: number
}

export interface LayerSource {
  pageId: string
  layer(id: string): Layer | null
}

/** Reads layers from OpenPencil's graph as they are now. */
export function graphLayers(graph: SceneGraph, pageId: string): LayerSource {
  return {
    pageId,
    layer(id) {
      const node = graph.getNode(id)
      return node ? toLayer(graph, node) : null
    }
  }
}

function toLayer(graph: SceneGraph, node: SceneNode): Layer {
  return {
    id: node.id,
    name: node.name,
    type: node.type,
    parentId: node.parentId,
    childIds: node.childIds,
    visible: node.visible,
    locked: node.locked,
    matrix: absoluteMatrix(graph, node),
    width: node.width,
    height: node.height
  }
}

/** The outline of a layer in canvas units. A group has no box of its own: it is around its children. */
export function outlineOf(source: LayerSource, id: string): Point[] {
  const layer = source.layer(id)
  if (!layer) return []
  if (layer.type !== 'GROUP') return cornersOf(layer.matrix, layer.width, layer.height)
  const box = boundsOf(layer.childIds.flatMap((child) => outlineOf(source, child)))
  return box ? boxCorners(box) : []
}

/** The upright box around a layer in canvas units; null when there is no such layer. */
export function boxOf(source: LayerSource, id: string): Rect | null {
  return boundsOf(outlineOf(source, id))
}

/** The upright box around everything visible on the page; null when the page is empty. */
export function pageBox(source: LayerSource): Rect | null {
  const ids = source.layer(source.pageId)?.childIds ?? []
  return boundsOf(
    ids.filter((id) => source.layer(id)?.visible).flatMap((id) => outlineOf(source, id))
  )
}

/** A layer's own size, or that of the box around several; null when nothing is selected. */
export function selectionSize(source: LayerSource, ids: readonly string[]): Size | null {
  const [only, ...others] = ids
  const layer = only !== undefined && others.length === 0 ? source.layer(only) : null
  if (layer && layer.type !== 'GROUP') return { width: layer.width, height: layer.height }
  return unionOf(ids.flatMap((id) => boxOf(source, id) ?? []))
}
