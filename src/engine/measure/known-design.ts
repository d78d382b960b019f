import type { LayerNode } from '../../file'
import type { LayerHint, Scene } from '../../perception'
import { type Fold, foldLayers } from './fold/fold-layers'
import { layerHints } from './layer-hints'
import { toScene } from './to-scene'

/** What an exported frame's layers tell of its picture. */
export interface KnownDesign {
  nodes: readonly LayerNode[]
  fold: Fold
  /** Where it shows text, images, buttons and drawings. */
  hints: readonly LayerHint[]
  /** Each layer that means something to a viewer as an owner of what is drawn. */
  scene: Scene
}

/** Reads a design from its layers, for a picture of that many px. */
export function knownDesign(
  nodes: readonly LayerNode[],
  { width, height }: { width: number; height: number }
): KnownDesign {
  const fold = foldLayers(nodes)
  const picture = { width, height }
  const hints = layerHints(nodes, picture, fold)
  return { nodes, fold, hints, scene: toScene(nodes, fold, picture) }
}
