import type { LayerNode, LayerTree, PictureFrame } from '../../bridge'
import { findNode, nodeRemoved } from '../figma/nodes/find-node'
import { unlessRemoved } from '../figma/nodes/unless-removed'
import { createSlices } from '../figma/slices/create-slices'
import { linkedFrameId } from '../overlays/overlay-link'
import { contentOf, opacityOf } from './layer-content'
import { layerNode } from './layer-node'
import { pictureSpace } from './picture-space'

/** More than a design has that people look at; beyond it, layers are counted and no more. */
const MOST_LAYERS = 20_000

/**
 * The layers of a frame from bottom to top as they are drawn, and where they lie in its exported picture.
 * Reads in slices of a few ms; layers deleted meanwhile are left out. Throws node_removed.
 */
export async function readLayers(nodeId: string, picture: PictureFrame): Promise<LayerTree> {
  const frame = await findNode(nodeId)
  const slices = createSlices()
  const space = pictureSpace(frame, picture)
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
