import type { OfRun, ResultRef, TextKind } from '../../bridge'
import type { ResultRecord } from '../../file'
import { findNode } from '../figma/nodes/find-node'
import { serialiseRecord, writeRecord, writeText } from './record-store'
import { recordOfRun } from './require-record'

/**
 * Keeps a written text beside the record of its frame, in the undo step of its result. `briefHash` says
 * which brief the texts were written with, null that there was none; left out, the record stays as it is.
 */
export async function saveText(
  { nodeId, runId }: ResultRef,
  kind: TextKind,
  markdown: string,
  briefHash?: string | null
): Promise<OfRun> {
  const frame = await findNode(nodeId)
  const record = recordOfRun(frame, runId)
  if (record === null) return 'replaced'
  const written = briefHash === undefined ? null : serialiseRecord(withBrief(record, briefHash))
  writeText(frame, kind, markdown)
  if (written !== null) writeRecord(frame, written)
  return 'done'
}

function withBrief(record: ResultRecord, hash: string | null): ResultRecord {
  const next = { ...record }
  if (hash === null) delete next.briefHash
  else next.briefHash = hash
  return next
}
