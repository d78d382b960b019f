import type { Sent } from '../../../errors'
import { refusal } from '../refusal'
import { words } from '../words'

/** The layer with this id, its page loaded. Throws node_removed. */
export async function findNode(id: string, sent: Sent = 'no'): Promise<SceneNode> {
  const node = await figma.getNodeByIdAsync(id)
  if (!isLayer(node)) throw nodeRemoved(sent)
  const page = pageOf(node)
  if (page === null) throw nodeRemoved(sent)
  await page.loadAsync()
  // Loading takes a moment, in which anyone may delete it, or hide it in an instance.
  if (!isLayer(node)) throw nodeRemoved(sent)
  return node
}

function isLayer(node: BaseNode | null): node is SceneNode {
  if (node === null || node.removed || isOutOfReach(node)) return false
  return node.type !== 'PAGE' && node.type !== 'DOCUMENT'
}

/** The page a node lies on; null for a removed node and for a component of a library. */
export function pageOf(node: BaseNode): PageNode | null {
  let current: BaseNode | null = node
  while (current !== null && current.type !== 'PAGE') current = current.parent
  return current
}

/** The current page, loaded. The user may change it, or delete it, while it loads. */
export async function loadCurrentPage(): Promise<PageNode> {
  const page = figma.currentPage
  const { id } = page
  await page.loadAsync()
  return id === figma.currentPage.id ? page : loadCurrentPage()
}

export function nodeRemoved(sent: Sent = 'no') {
  return refusal('node_removed', words().nodeRemoved, sent)
}

/** The layers around a node, nearest first, without the page. */
export function ancestorsOf(node: SceneNode): SceneNode[] {
  const ancestors: SceneNode[] = []
  let parent = node.parent
  while (parent !== null && parent.type !== 'PAGE' && parent.type !== 'DOCUMENT') {
    ancestors.push(parent)
    parent = parent.parent
  }
  return ancestors
}

/** Whether a layer lies in an instance, where none can be moved or removed: it goes with the component's own. */
export function isInInstance(node: SceneNode): boolean {
  return ancestorsOf(node).some(({ type }) => type === 'INSTANCE')
}

/** Whether every property of a layer throws, as of layers hidden in an instance, which Figma treats as missing. */
export function isOutOfReach(node: BaseNode): boolean {
  try {
    return (node.type as string) === ''
  } catch {
    return true
  }
}

/** How many works see layers that are hidden in instances. */
let seeing = 0

/** Lets layers hidden in instances be seen until the returned function is called; works that do so may overlap. */
export function seeHidden(): () => void {
  seeing += 1
  figma.skipInvisibleInstanceChildren = false
  return () => {
    seeing -= 1
    figma.skipInvisibleInstanceChildren = seeing === 0
  }
}

/** Reads a layer that may have been deleted since it was found; then nothing is read. */
export function unlessRemoved(node: SceneNode, read: () => void): void {
  try {
    read()
  } catch (error) {
    if (!node.removed) throw error
  }
}
