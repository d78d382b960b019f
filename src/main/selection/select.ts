import type { Selection } from '../../bridge'
import { GlanceError } from '../../errors'
import { bringIntoView, showLayers } from '../figma/canvas/show'
import { canEdit } from '../figma/nodes/can-edit'
import { findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { refusal } from '../figma/refusal'
import { chooseLayer, describeSelection } from './describe-selection'
import { words } from './words'

/** Selects a layer, and moves the canvas to it when it is out of view, on whatever page it lies. */
export async function selectNode(id: string): Promise<void> {
  await showNode(await findNode(id), () => chooseLayer(null))
}

/** Selects a layer already found, and moves the canvas to it. `before` runs right before. */
async function showNode(node: SceneNode, before: () => void): Promise<void> {
  const page = pageOf(node)
  if (page === null) throw nodeRemoved()
  if (page.id !== figma.currentPage.id) await figma.setCurrentPageAsync(page)
  if (node.removed) throw nodeRemoved()
  before()
  select(page, [node])
  bringIntoView(node)
}

/** Dev Mode's focus view may refuse a selection of what it does not show: the layer is brought into view all the same. */
function select(page: PageNode, nodes: readonly SceneNode[]): void {
  try {
    page.selection = nodes
  } catch (error) {
    if (canEdit()) throw error
  }
}

/**
 * Selects a layer of an analysed frame and brings it into view, on whatever page it lies; the selection
 * goes on standing for the frame. Throws layer_removed.
 */
export async function selectLayer(nodeId: string, layerId: string): Promise<void> {
  const layer = await findNode(layerId).catch((error: unknown) => {
    const isRemoved = error instanceof GlanceError && error.code === 'node_removed'
    throw isRemoved ? refusal('layer_removed', words().layerRemoved) : error
  })
  await showNode(layer, () => chooseLayer(layerId === nodeId ? null : { nodeId, layerId }))
}

/**
 * Selects several layers and shows them, on the page of the first one; what is gone or lies on another page is left
 * out. Throws node_removed when none is left.
 */
export async function selectNodes(ids: readonly string[]): Promise<Selection> {
  const { page, nodes } = await onePageOf(ids)
  chooseLayer(null)
  select(page, nodes)
  showLayers(nodes)
  return describeSelection()
}

/** Brings several layers into view and leaves the selection as it is; else as `selectNodes`. */
export async function showNodes(ids: readonly string[]): Promise<void> {
  const { nodes } = await onePageOf(ids)
  showLayers(nodes)
}

/** Layers that are still there, on the page of the first one, which is shown. */
async function onePageOf(
  ids: readonly string[]
): Promise<{ page: PageNode; nodes: readonly SceneNode[] }> {
  const found = await Promise.all(ids.map((id) => figma.getNodeByIdAsync(id)))
  const there = found.filter((node): node is SceneNode => node !== null && !node.removed)
  const page = there.map(pageOf).find((one) => one !== null)
  if (!page) throw nodeRemoved()
  if (page.id !== figma.currentPage.id) await figma.setCurrentPageAsync(page)
  return { page, nodes: there.filter((node) => !node.removed && pageOf(node)?.id === page.id) }
}
