import { findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { chooseLayer } from './chosen-layer'

/** Selects a layer, and moves the canvas to it when it is out of view, on whatever page it lies. */
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
  bringIntoView(node)
}

/** Keeps the zoom: a small layer must not fill the screen, and what is in view must not jump. */
function bringIntoView({ absoluteBoundingBox: box }: SceneNode): void {
  if (box === null) return
  const { bounds } = figma.viewport
  const x = box.x + box.width / 2
  const y = box.y + box.height / 2
  const isInView =
    x >= bounds.x && x <= bounds.x + bounds.width && y >= bounds.y && y <= bounds.y + bounds.height
  if (!isInView) figma.viewport.center = { x, y }
}
