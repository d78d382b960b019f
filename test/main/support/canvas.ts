import type { TreeNode } from '../../../src/playground/host/contract'
import type { DesignDocument } from '../../../src/playground/host/open-document'

/** Every node of a document, pages included, parents first. */
function allNodes(document: DesignDocument): TreeNode[] {
  const walk = (node: TreeNode): TreeNode[] => [node, ...node.children.flatMap(walk)]
  return document.tree().flatMap(walk)
}

export function nodeWithId(document: DesignDocument, id: string): TreeNode | undefined {
  return allNodes(document).find((node) => node.id === id)
}

export function parentOf(document: DesignDocument, id: string): TreeNode {
  const found = allNodes(document).find((node) => node.children.some((child) => child.id === id))
  if (found === undefined) throw new Error(`${id} has no parent.`)
  return found
}

/** The overlay groups in a document, in the order they lie. */
export function overlaysIn(document: DesignDocument): TreeNode[] {
  return allNodes(document).filter(
    (node) => node.type === 'GROUP' && node.sharedPluginData.glance?.frame !== undefined
  )
}
