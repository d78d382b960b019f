import type { Discarded } from '../../bridge'
import { requireEditing } from '../figma/nodes/can-edit'
import { ancestorsOf, isOutOfReach, pageOf } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo'
import { editsContent, editsFrame, movesOnly } from '../following/read-changes'
import { overlaysOf, takeOff } from '../overlays/overlay-group'
import { tidyPageButton } from '../result/relaunch'
import { markOf } from './mark'
import { refusal } from '../figma/refusal'
import { words } from './words'

/** A copy that was made since Glance was opened. */
interface MadeCopy {
  node: SceneNode
  /** Ids of the layers in it: a deleted layer no longer says where it was. */
  content: ReadonlySet<string>
  /** True once Figma has reported its creation; changes reported up to then are not edits. */
  reported: boolean
  edited: boolean
}

const copies = new Map<string, MadeCopy>()
const pagesWatched = new Set<string>()

/** Notes a copy as it was made, to notice later edits. */
export function noteCopy(node: FrameNode | GroupNode, page: PageNode): void {
  const content = new Set(node.findAll().map(({ id }) => id))
  copies.set(node.id, { node, content, reported: false, edited: false })
  if (pagesWatched.has(page.id)) return
  pagesWatched.add(page.id)
  page.on('nodechange', ({ nodeChanges }) => noteEdits(nodeChanges))
}

function noteEdits(changes: readonly NodeChange[]): void {
  for (const [id, copy] of copies) {
    const own = changes.filter((change) => change.id === id)
    // Its making, or that an undo brought it back.
    if (own.some(({ type }) => type === 'CREATE')) copy.reported = true
    else if (copy.reported && !copy.edited && !copy.node.removed) {
      // Moving a group moves every layer in it.
      const isMoved = copy.node.type === 'GROUP' && own.length > 0 && own.every(movesOnly)
      copy.edited = changes.some((change) => edits(change, copy) && !(isMoved && movesOnly(change)))
    }
  }
}

function edits(change: NodeChange, { node, content }: MadeCopy): boolean {
  if (change.id === node.id) {
    return change.type === 'PROPERTY_CHANGE' && editsFrame(change.properties)
  }
  const known = content.has(change.id)
  if (change.type !== 'PROPERTY_CHANGE')
    return known ? change.type === 'DELETE' : isIn(change, node)
  if (!known) return change.properties.includes('parent') && isIn(change, node)
  return editsContent(change.properties)
}

function isIn({ node }: NodeChange, copy: SceneNode): boolean {
  if (node.removed || isOutOfReach(node)) return false
  return ancestorsOf(node).some(({ id }) => id === copy.id)
}

/**
 * Removes a copy with its overlays and its result, as one undo step; does nothing where it is gone already. One that was
 * edited, or comes from an earlier session, stays unless `force` is true. Throws view_only and not_a_copy.
 */
export async function discardTry(nodeId: string, { force } = { force: false }): Promise<Discarded> {
  requireEditing()
  const made = copies.get(nodeId)
  const copy = (await figma.getNodeByIdAsync(nodeId)) as SceneNode | null
  if (copy === null || copy.removed) return 'done'
  const page = pageOf(copy)
  if (made === undefined && markOf(copy) === null) throw refusal('not_a_copy', words().notACopy)
  if (made?.edited !== false && !force) return 'edited'
  beginUndoStep()
  takeOff(overlaysOf(copy))
  copy.remove()
  tidyPageButton(page)
  return 'done'
}
