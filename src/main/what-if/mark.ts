import type { FoundTries, FoundTry } from '../../bridge'
import { type TriedMark, triedMarkSchema } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { refusal } from '../figma/refusal'
import { fitsEntry, KEYS, NAMESPACE } from '../figma/storage/entries'
import { parseData } from '../figma/storage/parse-versioned'
import { setData } from '../figma/storage/plugin-data'
import { beginUndoStep } from '../figma/undo'
import { words } from './words'

/** Stores on a copy the change it tries, for later sessions. */
export function writeMark(copy: SceneNode, mark: TriedMark): void {
  const text = JSON.stringify(mark)
  // Without it the copy is known until Glance is closed.
  if (fitsEntry(KEYS.tried, text)) setData(copy, KEYS.tried, text)
}

/** The mark on a copy that any Glance has made; null for any other layer, and for a duplicate of a copy. */
export function markOf(node: SceneNode): TriedMark | null {
  const parsed = parseData(node, KEYS.tried, triedMarkSchema)
  return parsed.state === 'found' && parsed.value.nodeId === node.id ? parsed.value : null
}

/** Makes a copy a plain frame: its result stays, and Glance no longer takes it for a try. Does nothing where it is gone. */
export async function keepTry(nodeId: string): Promise<void> {
  requireEditing()
  const copy = await figma.getNodeByIdAsync(nodeId)
  if (copy === null || copy.removed) return
  if (markOf(copy as SceneNode) === null) throw refusal('not_a_copy', words().notACopy)
  beginUndoStep()
  setData(copy, KEYS.tried, '')
}

/** The copies made of a frame that are still on its page, oldest first. Throws node_removed. */
export async function readTries(nodeId: string): Promise<FoundTries> {
  const page = pageOf(await findNode(nodeId))
  if (page === null) throw nodeRemoved()
  const marked = page.findAllWithCriteria({
    sharedPluginData: { namespace: NAMESPACE, keys: [KEYS.tried] }
  })
  const marks: TriedMark[] = []
  const faults: FoundTries['faults'] = []
  for (const node of marked) {
    const parsed = parseData(node, KEYS.tried, triedMarkSchema)
    if (parsed.state === 'newer' || parsed.state === 'broken') {
      faults.push({ code: `try_${parsed.state}`, ...words()[parsed.state], sent: 'no' })
    }
    const mark = parsed.state === 'found' ? parsed.value : null
    if (mark?.nodeId === node.id && mark.of.nodeId === nodeId) marks.push(mark)
  }
  return { tries: marks.sort((one, other) => one.madeAt - other.madeAt).map(tryOf), faults }
}

function tryOf({ nodeId, of, change, watched, followedIds, name }: TriedMark): FoundTry {
  return { nodeId, of, change, watched, followedIds, name }
}
