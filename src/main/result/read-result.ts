import type { ReadResult, StoredResult } from '../../bridge'
import type { ResultRecord } from '../../file'
import { findNode } from '../figma/nodes/find-node'
import { overlaysOf } from '../overlays/find-overlay'
import { overlayState } from '../overlays/overlay-state'
import { isEdited } from './edited-frames'
import { readRecord, readTexts } from './record-store'

/** What the file keeps for a frame. A copied frame shows the result of its original, without overlays. */
export async function readResult(nodeId: string): Promise<ReadResult> {
  const frame = await findNode(nodeId)
  const parsed = readRecord(frame)
  if (parsed.state === 'none') return { state: 'none' }
  if (parsed.state === 'broken') return { state: 'broken', error: parsed.error }
  return { state: 'found', result: storedResult(frame, parsed.record) }
}

export function storedResult(frame: SceneNode, record: ResultRecord): StoredResult {
  const [group] = overlaysOf(frame)
  const edited = isEdited(frame.id, record.runId)
  return {
    nodeId: frame.id,
    record: edited ? { ...record, outOfDate: true } : record,
    edited,
    texts: readTexts(frame),
    overlay: group === undefined ? null : overlayState(group)
  }
}
