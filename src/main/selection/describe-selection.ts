import type { SelectedNode, Selection } from '../../bridge'
import { comparedFrames } from '../compare/board/board-link'
import { pageOf } from '../figma/nodes/find-node'
import { createSlices } from '../figma/slices/create-slices'
import { linkedFrameId, overlayGroupOf } from '../overlays/overlay-link'
import { choiceFor } from './chosen-layer'
import { describeAlone, describeNode } from './describe-node'

/** A run of many frames must be possible; of a page's whole content, the rest is only counted. */
const MOST_NODES = 1000

/**
 * The selected layers of the current page. An overlay counts as the frame it lies over, a board as the
 * frames it compares, and a single layer inside an analysed frame may stand for that frame.
 */
export async function describeSelection(): Promise<Selection> {
  const page = figma.currentPage
  const { selection } = page
  const chosenFrom = choiceFor(selection)
  const slices = createSlices()
  const nodes = new Map<string, SelectedNode>()
  for (const selected of selection.slice(0, MOST_NODES)) {
    if (slices.due()) await slices.pause()
    if (selected.removed) continue
    const frames = await standsFor(selected, page)
    const alone = selection.length === 1 && frames.length === 1
    for (const node of frames) {
      if (node.removed || nodes.has(node.id)) continue
      nodes.set(node.id, alone ? describeAlone(node, chosenFrom) : describeNode(node))
    }
  }
  return { nodes: [...nodes.values()], leftOut: Math.max(0, selection.length - MOST_NODES) }
}

/**
 * The layers that a selected one stands for: an overlay for the frame it lies over, a comparison board
 * for the frames it compares, any other layer for itself.
 */
async function standsFor(node: SceneNode, page: PageNode): Promise<SceneNode[]> {
  const group = overlayGroupOf(node)
  const overlaid = group === null ? null : linkedFrameId(group)
  const ids = overlaid === null ? (comparedFrames(node) ?? []) : [overlaid]
  const found = await Promise.all(ids.map((id) => figma.getNodeByIdAsync(id)))
  // On a duplicated page overlays and boards still name the frames of the page they were copied from.
  const frames = found.filter((frame) => frame !== null && isOn(frame, page)) as SceneNode[]
  return frames.length > 0 ? frames : [node]
}

function isOn(node: BaseNode, page: PageNode): boolean {
  return !node.removed && pageOf(node)?.id === page.id
}
