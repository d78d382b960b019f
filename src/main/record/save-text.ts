import type { TextKind } from '../../bridge'
import { findNode } from '../nodes/find-node'
import { writeText } from './record-store'
import { requireRecord } from './require-record'

/** Keeps a written text beside the record of its frame, in the undo step of its result. */
export async function saveText(nodeId: string, kind: TextKind, markdown: string): Promise<void> {
  const frame = await findNode(nodeId)
  requireRecord(frame)
  writeText(frame, kind, markdown)
}
