import type { KeptInFile } from '../../bridge'
import { comparedFrames, contentOf } from '../compare/board'
import { requireEditing } from '../figma/nodes/can-edit'
import { isInInstance } from '../figma/nodes/find-node'
import { KEYS, NAMESPACE } from '../figma/storage/entries'
import { dataOf, eraseOwnData, isShared, ownBytes, sharedIds } from '../figma/storage/plugin-data'
import { beginUndoStep } from '../figma/undo'
import { linkedFrameId, takeOff } from '../overlays/overlay-group'
import { findRecordsOn } from '../result/record'

/** Counts what Glance keeps in the file, on all its pages. */
export async function keptInFile(): Promise<KeptInFile> {
  return count(await marked())
}

/**
 * Removes all that Glance keeps in the file as one undo step: results, texts, marks, briefs, history and the file's id,
 * its overlays, its boards and its buttons in Figma's sidebar. Pictures that were placed as frames stay. Throws
 * view_only.
 */
export async function eraseFile(): Promise<KeptInFile> {
  // Pages are loaded before anything is changed: what is changed at once is undone at once.
  const found = await marked()
  requireEditing()
  const kept = count(found)
  beginUndoStep()
  for (const node of found.nodes) if (!node.removed) erase(node)
  for (const owner of [figma.root, ...figma.root.children]) clear(owner)
  return kept
}

interface Marked {
  /** All pages, loaded. */
  pages: PageNode[]
  /** Every layer that Glance has written to, but those in instances, which have their component's data. */
  nodes: SceneNode[]
}

/** Loads the pages one after another, and searches them. */
async function marked(): Promise<Marked> {
  const pages: PageNode[] = []
  const nodes: SceneNode[] = []
  for (const page of figma.root.children) {
    if (!page.removed) await page.loadAsync()
    if (page.removed) continue
    const marked = page.findAllWithCriteria({ sharedPluginData: { namespace: NAMESPACE } })
    nodes.push(...marked.filter((node) => !isInInstance(node)))
    pages.push(page)
  }
  return { pages, nodes }
}

function count(found: Marked): KeptInFile {
  // Loading took a moment, in which anyone may have deleted some.
  const isThere = ({ removed }: BaseNode): boolean => !removed
  const [pages, nodes] = [found.pages.filter(isThere), found.nodes.filter(isThere)]
  // The document stores entries of shared nodes.
  const own = nodes.filter((node) => !isShared(node))
  const having = (key: string): number => own.filter((node) => dataOf(node, key) !== '').length
  const ofFile = dataOf(figma.root, KEYS.brief) === '' ? 0 : 1
  const owners = [...nodes, figma.root, ...pages]
  return {
    results: pages.flatMap(findRecordsOn).length,
    overlays: nodes.filter((node) => linkedFrameId(node) !== null).length,
    boards: nodes.filter((node) => comparedFrames(node) !== null).length,
    bytes: owners.reduce((sum, node) => sum + ownBytes(node), 0),
    briefs: having(KEYS.brief) + sharedIds(KEYS.brief).size + ofFile
  }
}

/** Removes what Glance has made or written. Keeps the designer's layers on a board, and then its section too. */
function erase(node: SceneNode): void {
  if (linkedFrameId(node) !== null) {
    takeOff([node as GroupNode])
    return
  }
  if (node.type === 'SECTION' && comparedFrames(node) !== null) {
    for (const frame of contentOf(node)) frame.remove()
    if (node.children.length === 0) {
      node.remove()
      return
    }
  }
  clear(node)
}

function clear(owner: BaseNode): void {
  eraseOwnData(owner)
  if ('setRelaunchData' in owner && Object.keys(owner.getRelaunchData()).length > 0) {
    owner.setRelaunchData({})
  }
}
