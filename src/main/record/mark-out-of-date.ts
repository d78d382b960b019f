import { findNode } from '../nodes/find-node'
import { serialiseRecord, writeRecord } from './record-store'
import { requireRecord } from './require-record'

export async function markOutOfDate(nodeId: string): Promise<void> {
  markFrameOutOfDate(await findNode(nodeId))
}

export function markFrameOutOfDate(frame: SceneNode): void {
  const record = requireRecord(frame)
  if (!record.outOfDate) writeRecord(frame, serialiseRecord({ ...record, outOfDate: true }))
}
