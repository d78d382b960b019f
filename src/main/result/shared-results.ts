import { seeHidden } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { dropShared, isShared, sharedIds } from '../figma/storage/plugin-data'
import { isBriefKey } from '../frame-data/brief'
import { readRecord } from './kept'

/** Results of components, of instances and of what lies in them that the document keeps: 12 to 32 kB each. */
const MOST_RESULTS = 100

/** The shared nodes about which the document keeps anything, by their ids. */
interface SharedNodes {
  /** Those that are gone from the file. */
  gone: readonly string[]
  /** Those with a result, the latest first. */
  analysed: readonly string[]
}

export async function readSharedNodes(): Promise<SharedNodes> {
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
  return { gone, analysed: dated.map(({ id }) => id) }
}

/** Removes what the document keeps about nodes that are gone, and the oldest results where that of a frame has no room. */
export function makeRoom({ gone, analysed }: SharedNodes, frame: SceneNode): void {
  dropShared(gone)
  const others = analysed.filter((id) => id !== frame.id)
  dropShared(others.slice(isShared(frame) ? MOST_RESULTS - 1 : MOST_RESULTS), isBriefKey)
}

function finishedAt(node: BaseNode): number {
  const parsed = readRecord(node)
  return parsed.state === 'found' ? parsed.record.finishedAt : 0
}
