import type { ResultRecord, TextKind } from '../../bridge'
import { findNode } from '../nodes/find-node'
import { serialiseRecord, writeRecord, writeText } from './record-store'
import { requireRecord } from './require-record'

/**
 * Keeps a written text beside the record of its frame, in the undo step of its result. `briefHash` says
 * which brief the texts were written with, null that there was none; left out, the record stays as it is.
 */
export async function saveText(
  nodeId: string,
  kind: TextKind,
  markdown: string,
  briefHash?: string | null
): Promise<void> {
  const frame = await findNode(nodeId)
  const record = requireRecord(frame)
  const written = briefHash === undefined ? null : serialiseRecord(withBrief(record, briefHash))
  writeText(frame, kind, markdown)
  if (written !== null) writeRecord(frame, written)
}

function withBrief(record: ResultRecord, hash: string | null): ResultRecord {
  const next = { ...record }
  if (hash === null) delete next.briefHash
  else next.briefHash = hash
  return next
}
