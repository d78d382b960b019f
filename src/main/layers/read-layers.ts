import type { PackedLayers } from '../../bridge'
import type { LayerNode, LayerTree, PictureFrame } from '../../file'
import { pictureSpace } from '../figma/geometry/placement'
import { findNode, nodeRemoved, unlessRemoved } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices'
import { linkedFrameId } from '../overlays/overlay-group'
import { layerNode } from './layer-node'

/** More than a design has that people look at; beyond it, layers are counted and no more. */
const MOST_LAYERS = 20_000

/**
 * The layers of a frame from bottom to top as they are drawn, and where they lie in its exported picture.
 * Reads in slices of a few ms; layers deleted meanwhile are left out. Throws node_removed.
 */
export async function readLayers(nodeId: string, picture: PictureFrame): Promise<LayerTree> {
  const frame = await findNode(nodeId)
  const slices = createSlices()
  const space = pictureSpace(picture, frame)
  let toPicture = space()
  const nodes: LayerNode[] = [layerNode(frame, -1, opacityOf(frame), toPicture)]
  let leftOut = 0
  // A list of its own instead of recursion: designs nest deeper than the stack. The next layer is last.
  const waiting = contentOf(frame).map((node) => ({ node, parent: 0 }))
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (slices.due()) {
      await slices.pause()
      if (frame.removed) throw nodeRemoved()
      toPicture = space()
    }
    const { node, parent } = next
    unlessRemoved(node, () => {
      const opacity = opacityOf(node)
      if (opacity === 0 || linkedFrameId(node) !== null) return
      if (nodes.length < MOST_LAYERS) nodes.push(layerNode(node, parent, opacity, toPicture))
      else leftOut += 1
      const place = nodes.length - 1
      for (const child of contentOf(node)) waiting.push({ node: child, parent: place })
    })
  }
  return { nodes, leftOut }
}

/** A layer's own opacity, 1 for sections and widgets, which have none; 0 for hidden layers, and for slices, which draw nothing. */
export function opacityOf(node: SceneNode): number {
  if (!node.visible || node.type === 'SLICE') return 0
  return 'opacity' in node ? node.opacity : 1
}

/** The layers in a layer, topmost first; none in a boolean operation, which is drawn as one shape. */
function contentOf(node: SceneNode): SceneNode[] {
  if (!('children' in node) || node.type === 'BOOLEAN_OPERATION') return []
  const firstOnTop = 'itemReverseZIndex' in node && node.itemReverseZIndex
  return firstOnTop ? [...node.children] : [...node.children].reverse()
}

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
