import type { LayerNode } from '../../file'
import type { KnownDesign } from '../../service'
import { foldLayers } from './fold/fold-layers'
import { layerHints } from './layer-hints'
import { toScene } from './to-scene'

/** What the engine is told of an exported frame's layers: the very ones that `measureLayers` measures later. */
export function knownDesign(
  nodes: readonly LayerNode[],
  picture: { width: number; height: number }
): KnownDesign {
  const { width, height } = picture
  return {
    hints: layerHints(nodes, picture),
    scene: toScene(nodes, foldLayers(nodes), { width, height })
  }
}
