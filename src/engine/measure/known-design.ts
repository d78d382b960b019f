import type { LayerNode } from '../../file'
import type { FoundArea, LayerHint, Scene } from '../../perception'
import { foldLayers, type MeaningfulLayer } from './fold/fold-layers'
import {
  type Folded,
  notCovered,
  onePicture,
  picturesOf,
  withMarks,
  withParts
} from './found-parts'
import { layerHints } from './layer-hints'
import { toScene } from './to-scene'

/** Facts that an exported frame's layers tell of its picture. */
export interface KnownDesign extends Folded {
  /** Where it shows text, images, buttons and drawings. */
  hints: readonly LayerHint[]
  /** Each layer that means something to a viewer as an owner of what is drawn. */
  scene: Scene
  /** True where its pictures are large enough to have parts. */
  hasPictures: boolean
  /** True where it is one picture that nothing lies on. */
  isPicture: boolean
}

/** Reads a design from its layers, for a picture of that many px. */
export function knownDesign(
  nodes: readonly LayerNode[],
  { width, height }: { width: number; height: number }
): KnownDesign {
  const folded = { nodes, fold: foldLayers(nodes) }
  const picture = { width, height }
  const hints = layerHints(nodes, picture, folded.fold)
  const hasPictures = picturesOf(folded, picture).length > 0
  const whole = onePicture(folded, picture)
  const isPicture = whole !== null && !hasMarks(folded, whole)
  return { ...folded, hints, scene: toScene(nodes, folded.fold, picture), hasPictures, isPicture }
}

function hasMarks(folded: Folded, whole: MeaningfulLayer): boolean {
  return withMarks(folded, whole).fold.layers.some(({ node }) => node > whole.node)
}

/** A frame that is one picture with what was found in it, and drawn on it, as its layers; any other design as it is. */
export function designWith(
  design: KnownDesign,
  found: readonly FoundArea[],
  { width, height }: { width: number; height: number }
): KnownDesign {
  const size = { width, height }
  const whole = onePicture(design, size)
  if (whole === null) return design
  const marked = withMarks(design, whole)
  const bare = notCovered(marked, whole, found, size)
  // Where nothing can be told apart the picture itself is what there is.
  if (bare.length === 0 && design.isPicture) return design
  const folded = withParts(marked, whole, bare, { size, instead: true })
  return { ...design, ...folded, scene: toScene(folded.nodes, folded.fold, size) }
}
