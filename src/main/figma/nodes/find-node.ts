import { GlanceError, type Sent } from '../../../errors'
import { words } from '../words'

/** The layer with this id, its page loaded. Throws node_removed. */
export async function findNode(id: string, sent: Sent = 'no'): Promise<SceneNode> {
  const node = await figma.getNodeByIdAsync(id)
  if (!isLayer(node)) throw nodeRemoved(sent)
  const page = pageOf(node)
  if (page === null) throw nodeRemoved(sent)
  await page.loadAsync()
  // Loading takes a moment, in which anyone may delete it.
  if (!isLayer(node)) throw nodeRemoved(sent)
  return node
}

function isLayer(node: BaseNode | null): node is SceneNode {
  return node !== null && !node.removed && node.type !== 'PAGE' && node.type !== 'DOCUMENT'
}

/** The page a node lies on; null for a removed node and for a component of a library. */
export function pageOf(node: BaseNode): PageNode | null {
  let current: BaseNode | null = node
  while (current !== null && current.type !== 'PAGE') current = current.parent
  return current
}

export function nodeRemoved(sent: Sent = 'no') {
  return new GlanceError({ code: 'node_removed', ...words().nodeRemoved, sent })
}
