import type { Selection } from '../../bridge'
import { nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { chooseLayer } from './chosen-layer'
import { describeSelection } from './describe-selection'

/**
 * Selects several layers and shows them, on the page of the first one; what is gone or lies on another page is left
 * out. Throws node_removed when none is left.
 */
export async function selectNodes(ids: readonly string[]): Promise<Selection> {
  const found = await Promise.all(ids.map((id) => figma.getNodeByIdAsync(id)))
  const there = found.filter((node): node is SceneNode => node !== null && !node.removed)
  const page = there.map(pageOf).find((one) => one !== null)
  if (!page) throw nodeRemoved()
  if (page.id !== figma.currentPage.id) await figma.setCurrentPageAsync(page)
  const nodes = there.filter((node) => !node.removed && pageOf(node)?.id === page.id)
  chooseLayer(null)
  page.selection = nodes
  figma.viewport.scrollAndZoomIntoView(nodes)
  return describeSelection()
}
