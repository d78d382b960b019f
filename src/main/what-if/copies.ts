import * as v from 'valibot'
import type { FoundTry, UnreadTry } from '../../bridge'
import { type TriedMark, triedMarkSchema, triedOfSchema } from '../../file'
import { parseJson } from '../../interface'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { refusal } from '../figma/refusal'
import { KEYS, NAMESPACE } from '../figma/storage/entries'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { ownData, setOwnData } from '../figma/storage/plugin-data'
import { beginUndoStep } from '../figma/undo'
import { overlaysOf, takeOff } from '../overlays/overlay-group'
import { tidyPageButton } from '../result/relaunch'
import { words } from './words'

/** Stores on a copy the change it tries, for later sessions. */
export function writeMark(copy: SceneNode, mark: TriedMark): void {
  setOwnData(copy, KEYS.tried, JSON.stringify(mark))
}

/**
 * What the mark on a copy says, or why it cannot be read; null for any other layer, and for a duplicate of a copy.
 * `frameId`: the frame that a copy is listed with whose mark names none.
 */
function readMark(node: SceneNode, frameId = ''): FoundTry | UnreadTry | null {
  const text = ownData(node, KEYS.tried)
  const parsed = parseVersioned(text, triedMarkSchema)
  if (parsed.state === 'none') return null
  if (parsed.state === 'found') {
    const { nodeId, of, change, watched, followedIds, name } = parsed.value
    return nodeId === node.id ? { nodeId, of, change, watched, followedIds, name } : null
  }
  const { nodeId, of } = anyMark(text)
  if ((nodeId ?? node.id) !== node.id) return null
  const code = parsed.state === 'newer' ? 'copy_newer' : 'copy_broken'
  const error = { code, ...words().unread[parsed.state], sent: 'no' } as const
  return { nodeId: node.id, of: of ?? { nodeId: frameId }, name: node.name, error }
}

/** What can be read of a mark that is damaged or of a newer version. */
function anyMark(text: string): v.InferOutput<typeof triedOfSchema> {
  try {
    return v.parse(triedOfSchema, parseJson(text))
  } catch {
    return { nodeId: null, of: null }
  }
}

/** The copy with this id; null where it is gone. Throws view_only and not_a_copy. */
async function findCopy(nodeId: string): Promise<SceneNode | null> {
  requireEditing()
  const copy = (await figma.getNodeByIdAsync(nodeId)) as SceneNode | null
  if (copy === null || copy.removed) return null
  if (readMark(copy) === null) throw refusal('not_a_copy', words().notACopy)
  return copy
}

/** Makes a copy a plain frame: its result stays, and Glance no longer takes it for a try. */
export async function keepTry(nodeId: string): Promise<void> {
  const copy = await findCopy(nodeId)
  if (copy === null) return
  beginUndoStep()
  setOwnData(copy, KEYS.tried, '')
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

/** The copies made of a frame that are still on its page, also those that do not say of which frame. Throws node_removed. */
export async function readTries(nodeId: string): Promise<(FoundTry | UnreadTry)[]> {
  const page = pageOf(await findNode(nodeId))
  if (page === null) throw nodeRemoved()
  const marked = page.findAllWithCriteria({
    sharedPluginData: { namespace: NAMESPACE, keys: [KEYS.tried] }
  })
  return marked.flatMap((node) => {
    const copy = node.id === nodeId ? null : readMark(node, nodeId)
    return copy?.of.nodeId === nodeId ? copy : []
  })
}
