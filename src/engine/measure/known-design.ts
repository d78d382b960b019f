import type { LayerNode } from '../../file'
import type { LayerHint, Scene } from '../../perception'
import { foldLayers } from './fold/fold-layers'
import { layerHints } from './layer-hints'
import { toScene } from './to-scene'

/** What is known of the layers that a picture shows. */
export interface KnownDesign {
  /** Where it shows text, images, buttons and drawings. */
  hints: readonly LayerHint[]
  /** Each layer that means something to a viewer as an owner of what is drawn. */
  scene: Scene
}

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
