import type { LayerNode, LayerTree } from '../file'

/**
 * A tree on its way to the panel: as an object, thousands of layers would hold up Figma's thread for as
 * long as it takes to copy them.
 */
export interface PackedLayers {
  /** JSON of a part of the layers each, in order. */
  parts: string[]
  leftOut: number
}

export function unpackLayers({ parts, leftOut }: PackedLayers): LayerTree {
  return { nodes: parts.flatMap((part) => JSON.parse(part) as LayerNode[]), leftOut }
}
