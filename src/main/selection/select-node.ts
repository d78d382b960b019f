import { findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { chooseLayer } from './chosen-layer'

/** Selects a layer and brings it into view, on whatever page it lies. */
export async function selectNode(id: string): Promise<void> {
  await showNode(await findNode(id), () => chooseLayer(null))
}

/** The same for a layer already found. `before` runs right before it is selected. */
export async function showNode(node: SceneNode, before: () => void): Promise<void> {
  const page = pageOf(node)
  if (page === null) throw nodeRemoved()
  if (page.id !== figma.currentPage.id) await figma.setCurrentPageAsync(page)
  if (node.removed) throw nodeRemoved()
  before()
  page.selection = [node]
  figma.viewport.scrollAndZoomIntoView([node])
}
