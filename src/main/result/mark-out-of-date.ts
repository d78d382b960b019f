import type { OfRun, ResultRef } from '../../bridge'
import type { ResultRecord } from '../../file'
import { findNode } from '../figma/nodes/find-node'
import { serialiseRecord, writeRecord } from './record-store'
import { recordOfRun, requireRecord } from './require-record'

export async function markOutOfDate({ nodeId, runId }: ResultRef): Promise<OfRun> {
  const frame = await findNode(nodeId)
  const record = recordOfRun(frame, runId)
  if (record === null) return 'replaced'
  mark(frame, record)
  return 'done'
}

/** Whatever run its result is of: the frame itself has just changed. */
export function markFrameOutOfDate(frame: SceneNode): void {
  mark(frame, requireRecord(frame))
}

function mark(frame: SceneNode, record: ResultRecord): void {
  if (!record.outOfDate) writeRecord(frame, serialiseRecord({ ...record, outOfDate: true }))
}
