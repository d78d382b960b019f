import { comparedFrames } from '../compare/board/board-link'
import { pageOf } from '../figma/nodes/find-node'
import { linkedFrameId, overlayGroupOf } from '../overlays/overlay-link'

/**
 * The layers that a selected one stands for: an overlay for the frame it lies over, a comparison board
 * for the frames it compares, any other layer for itself.
 */
export async function standsFor(node: SceneNode, page: PageNode): Promise<SceneNode[]> {
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
