import type { SceneGraph } from '@open-pencil/core'
import {
  apply,
  areaOf,
  boxAround,
  cornersOf,
  type Point,
  type Rect
} from '../../host/document/matrix'
import { absoluteMatrix } from '../../host/document/transforms'

/** A layer's name, also where that shows nothing. */
export function nameOf({ name }: { name: string }): string {
  return name.trim() || 'Unnamed'
}

/** The corners of a layer in canvas units; none when there is no such layer. */
export function outlineOf(graph: SceneGraph, id: string): Point[] {
  const layer = graph.getNode(id)
  if (!layer) return []
  const matrix = absoluteMatrix(graph, layer)
  return cornersOf(areaOf(layer)).map((corner) => apply(matrix, corner))
}

/** The upright box around these layers in canvas units; null when there are none. */
export function boxOfAll(graph: SceneGraph, ids: readonly string[]): Rect | null {
  return boxAround(ids.flatMap((id) => outlineOf(graph, id)))
}
