import { GlanceError } from '../../errors'
import { findNode } from '../figma/nodes/find-node'
import { chooseLayer } from './chosen-layer'
import { showNode } from './select-node'
import { words } from './words'

/**
 * Selects a layer of an analysed frame and brings it into view, on whatever page it lies; the selection
 * goes on standing for the frame. Throws layer_removed.
 */
export async function selectLayer(nodeId: string, layerId: string): Promise<void> {
  const layer = await findNode(layerId).catch((error: unknown) => {
    throw isRemoved(error) ? layerRemoved() : error
  })
  await showNode(layer, () => chooseLayer(layerId === nodeId ? null : { nodeId, layerId }))
}

function isRemoved(error: unknown): boolean {
  return error instanceof GlanceError && error.code === 'node_removed'
}

function layerRemoved() {
  return new GlanceError({ code: 'layer_removed', ...words().layerRemoved, sent: 'no' })
}
