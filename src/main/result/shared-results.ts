import { seeHidden } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { isShared, sharedIds } from '../figma/storage/plugin-data'
import { readRecord } from './kept'

/** Results of components, of instances and of what lies in them that the document keeps: some 6 kB each. */
const MOST_RESULTS = 100

/**
 * The shared nodes about which the document has nothing to keep any more: those that are gone from the file, and those with
 * the oldest results, so that one more has room.
 */
export async function outdatedShared(): Promise<string[]> {
  const gone: string[] = []
  const dated: { id: string; at: number }[] = []
  const kept = sharedIds(KEYS.record)
  // Else layers hidden in instances would count as gone.
  const skipAgain = seeHidden()
  try {
    for (const id of sharedIds().keys()) {
      const node = await figma.getNodeByIdAsync(id)
      if (node === null || node.removed || !isShared(node)) gone.push(id)
      else if (kept.has(id)) dated.push({ id, at: finishedAt(node) })
    }
  } finally {
    skipAgain()
  }
  dated.sort((one, other) => other.at - one.at)
  return [...gone, ...dated.slice(MOST_RESULTS - 1).map(({ id }) => id)]
}

function finishedAt(node: BaseNode): number {
  const parsed = readRecord(node)
  return parsed.state === 'found' ? parsed.record.finishedAt : 0
}
