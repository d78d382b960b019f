import type { FoundTry } from '../../bridge'
import { type TriedMark, triedMarkSchema } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { refusal } from '../figma/refusal'
import { KEYS, NAMESPACE } from '../figma/storage/entries'
import { parseData } from '../figma/storage/parse-versioned'
import { setData } from '../figma/storage/plugin-data'
import { beginUndoStep } from '../figma/undo'
import { overlaysOf, takeOff } from '../overlays/overlay-group'
import { tidyPageButton } from '../result/relaunch'
import { words } from './words'

/** Stores on a copy the change it tries, for later sessions. */
export function writeMark(copy: SceneNode, mark: TriedMark): void {
  setData(copy, KEYS.tried, JSON.stringify(mark))
}

/** The mark on a copy that any Glance has made; null for any other layer, and for a duplicate of a copy. */
function markOf(node: BaseNode): TriedMark | null {
  const parsed = parseData(node, KEYS.tried, triedMarkSchema)
  return parsed.state === 'found' && parsed.value.nodeId === node.id ? parsed.value : null
}

/** The copy with this id; null where it is gone. Throws view_only and not_a_copy. */
async function findCopy(nodeId: string): Promise<SceneNode | null> {
  requireEditing()
  const copy = (await figma.getNodeByIdAsync(nodeId)) as SceneNode | null
  if (copy === null || copy.removed) return null
  if (markOf(copy) === null) throw refusal('not_a_copy', words().notACopy)
  return copy
}

/** Makes a copy a plain frame: its result stays, and Glance no longer takes it for a try. */
export async function keepTry(nodeId: string): Promise<void> {
  const copy = await findCopy(nodeId)
  if (copy === null) return
  beginUndoStep()
  setData(copy, KEYS.tried, '')
}

/** Removes a copy with its overlays and its result, as one undo step. */
export async function discardTry(nodeId: string): Promise<void> {
  const copy = await findCopy(nodeId)
  if (copy === null) return
  const page = pageOf(copy)
  beginUndoStep()
  takeOff(overlaysOf(copy))
  copy.remove()
  tidyPageButton(page)
}

/** The copies made of a frame that are still on its page, oldest first. Throws node_removed. */
export async function readTries(nodeId: string): Promise<FoundTry[]> {
  const page = pageOf(await findNode(nodeId))
  if (page === null) throw nodeRemoved()
  const marked = page.findAllWithCriteria({
    sharedPluginData: { namespace: NAMESPACE, keys: [KEYS.tried] }
  })
  return marked
    .flatMap((node) => {
      const mark = markOf(node)
      return mark?.of.nodeId === nodeId ? mark : []
    })
    .sort((one, other) => one.madeAt - other.madeAt)
    .flatMap((mark) => tryOf(mark) ?? [])
}

/** null for a copy of an earlier version that does not say for which layer it was made. */
function tryOf({ nodeId, of, change, watched, followedIds, name }: TriedMark): FoundTry | null {
  return watched && { nodeId, of, change, watched, followedIds, name }
}
