import type { SelectedNode, Selection } from '../../bridge'
import { ancestorsOf } from '../nodes/ancestors'
import { pageOf } from '../nodes/find-node'
import { linkedFrameId, overlayGroupOf } from '../overlays/overlay-link'
import { NAMESPACE, RECORD_KEY } from '../record/keys'
import { factsOf, isAnalysable } from './node-facts'
import { refusalOf } from './refusal'

/** More than anyone compares at once; the rest of a huge selection is not looked at. */
const MOST_NODES = 100

/** The selected layers of the current page. An overlay counts as the frame it lies over. */
export async function describeSelection(): Promise<Selection> {
  const page = figma.currentPage
  const nodes = new Map<string, SelectedNode>()
  for (const selected of page.selection.slice(0, MOST_NODES)) {
    const node = await underlyingFrame(selected, page)
    if (!node.removed && !nodes.has(node.id)) nodes.set(node.id, describeNode(node))
  }
  return { nodes: [...nodes.values()], leftOut: Math.max(0, page.selection.length - MOST_NODES) }
}

async function underlyingFrame(node: SceneNode, page: PageNode): Promise<SceneNode> {
  const group = overlayGroupOf(node)
  const frameId = group === null ? null : linkedFrameId(group)
  if (frameId === null) return node
  const frame = await figma.getNodeByIdAsync(frameId)
  // The overlays of a duplicated page still name the frame of the page they were copied from.
  if (frame === null || frame.removed || pageOf(frame)?.id !== page.id) return node
  return frame as SceneNode
}

function describeNode(node: SceneNode): SelectedNode {
  const refusal = refusalOf(factsOf(node))
  return {
    id: node.id,
    name: node.name,
    type: node.type,
    width: node.width,
    height: node.height,
    refusal,
    alternative: refusal === null ? null : alternativeTo(node),
    layer: null,
    analysed: node.getSharedPluginData(NAMESPACE, RECORD_KEY) !== ''
  }
}

/** The nearest layer around a refused one that can be analysed. */
function alternativeTo(node: SceneNode): SelectedNode['alternative'] {
  const found = ancestorsOf(node).find(
    (ancestor) => isAnalysable(ancestor) && refusalOf(factsOf(ancestor)) === null
  )
  return found === undefined ? null : { id: found.id, name: found.name }
}
