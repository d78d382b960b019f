import type { PackedLayers } from '../../bridge'
import type { LayerTree } from '../../file'
import { createSlices } from '../figma/slices/create-slices'

/** Few enough to be written within a ms or two. */
const LAYERS_IN_PART = 50

/** A tree as text, written in slices of a few ms. */
export async function packLayers({ nodes, leftOut }: LayerTree): Promise<PackedLayers> {
  const slices = createSlices()
  const parts: string[] = []
  for (let first = 0; first < nodes.length; first += LAYERS_IN_PART) {
    if (slices.due()) await slices.pause()
    parts.push(JSON.stringify(nodes.slice(first, first + LAYERS_IN_PART)))
  }
  return { parts, leftOut }
}
