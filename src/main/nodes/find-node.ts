import { failure } from '../failure'

/** The layer with this id, its page loaded. Throws node_removed. */
export async function findNode(id: string): Promise<SceneNode> {
  const node = await figma.getNodeByIdAsync(id)
  if (node === null || node.removed || node.type === 'PAGE' || node.type === 'DOCUMENT') {
    throw nodeRemoved()
  }
  const page = pageOf(node)
  if (page === null) throw nodeRemoved()
  await page.loadAsync()
  if (node.removed) throw nodeRemoved()
  return node
}

/** The page a node lies on; null for a removed node and for a component of a library. */
export function pageOf(node: BaseNode): PageNode | null {
  let current: BaseNode | null = node
  while (current !== null && current.type !== 'PAGE') current = current.parent
  return current
}

export function nodeRemoved() {
  return failure(
    'node_removed',
    'This frame is no longer in the file.',
    'Undo its deletion, or select another frame.'
  )
}
