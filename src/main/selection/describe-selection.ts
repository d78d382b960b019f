import type { SelectedNode, Selection } from '../../bridge'
import { createSlices } from '../figma/slices/create-slices'
import { choiceFor } from './chosen-layer'
import { describeAlone, describeNode } from './describe-node'
import { standsFor } from './stands-for'

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
