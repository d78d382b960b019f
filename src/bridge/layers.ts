import * as v from 'valibot'
import type { LayerNode, LayerTree } from '../file'

/**
 * A tree on its way to the panel: as an object, thousands of layers would hold up Figma's thread for as
 * long as it takes to copy them.
 */
export const packedLayersSchema = v.object({
  /** JSON of a part of the layers each, in order. */
  parts: v.array(v.string()),
  leftOut: v.number()
})

export type PackedLayers = v.InferOutput<typeof packedLayersSchema>

export function unpackLayers({ parts, leftOut }: PackedLayers): LayerTree {
  return { nodes: parts.flatMap((part) => JSON.parse(part) as LayerNode[]), leftOut }
}
