import { findNode, nodeRemoved, pageOf } from './find-node'

/** Selects a layer and brings it into view, on whatever page it lies. */
export async function selectNode(id: string): Promise<void> {
  const node = await findNode(id)
  const page = pageOf(node)
  if (page === null) throw nodeRemoved()
  if (page.id !== figma.currentPage.id) await figma.setCurrentPageAsync(page)
  page.selection = [node]
  figma.viewport.scrollAndZoomIntoView([node])
}
