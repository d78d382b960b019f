import type { Size } from '../../host/document/matrix'
import { unionOf } from './geometry'
import { boxOf, type LayerSource } from './layer-source'

/** A layer's own size, or that of the box around several; null when nothing is selected. */
export function selectionSize(source: LayerSource, ids: readonly string[]): Size | null {
  const [only, ...others] = ids
  const layer = only !== undefined && others.length === 0 ? source.layer(only) : null
  if (layer && layer.type !== 'GROUP') return { width: layer.width, height: layer.height }
  return unionOf(ids.flatMap((id) => boxOf(source, id) ?? []))
}
