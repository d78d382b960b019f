import type { SceneGraph } from '@open-pencil/core'
import { apply, boxAround, cornersOf, type Point, type Rect } from '../../host/document/matrix'
import { absoluteMatrix } from '../../host/document/transforms'

/** The layers of one page. */
export interface LayerSource {
  graph: SceneGraph
  pageId: string
}

/** A layer's name, also where that shows nothing. */
export function nameOf({ name }: { name: string }): string {
  return name.trim() || 'Unnamed'
}

/** The outline of a layer in canvas units. A group has no box of its own: it is around its children. */
export function outlineOf(source: LayerSource, id: string): Point[] {
  const layer = source.graph.getNode(id)
  if (!layer) return []
  if (layer.type !== 'GROUP') {
    const matrix = absoluteMatrix(source.graph, layer)
    return cornersOf({ ...layer, x: 0, y: 0 }).map((corner) => apply(matrix, corner))
  }
  const box = boxOfAll(source, layer.childIds)
  return box ? cornersOf(box) : []
}

/** The upright box around a layer in canvas units; null when there is no such layer. */
export function boxOf(source: LayerSource, id: string): Rect | null {
  return boxAround(outlineOf(source, id))
}

/** The upright box around these layers; null when there are none. */
export function boxOfAll(source: LayerSource, ids: readonly string[]): Rect | null {
  return boxAround(ids.flatMap((id) => outlineOf(source, id)))
}

/** The upright box around everything visible on the page; null when the page is empty. */
export function pageBox(source: LayerSource): Rect | null {
  const layers = source.graph.getChildren(source.pageId)
  return boxOfAll(
    source,
    layers.filter(({ visible }) => visible).map(({ id }) => id)
  )
}
