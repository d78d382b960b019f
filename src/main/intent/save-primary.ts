import type { OfRun, Primary, PrimaryOutcome, ResultRef } from '../../bridge'
import { noteRun } from '../history/history-store'
import { requireEditing } from '../nodes/can-edit'
import { findNode } from '../nodes/find-node'
import { recordOfRun } from '../record/require-record'
import { beginUndoStep } from '../undo/begin-undo-step'
import { serialisePrimary, writePrimary } from './primary-store'

/**
 * Marks a layer as the primary element of an analysed frame, null unmarks, as one undo step; `outcome` is
 * how it fares in that run. Throws view_only, no_result, primary_newer or primary_too_long.
 */
export async function savePrimary(
  { nodeId, runId }: ResultRef,
  primary: Primary | null,
  outcome: PrimaryOutcome | null
): Promise<OfRun> {
  const frame = await findNode(nodeId)
  requireEditing()
  const record = recordOfRun(frame, runId)
  if (record === null) return 'replaced'
  const text = serialisePrimary(frame, primary)
  beginUndoStep(null)
  writePrimary(frame, text)
  noteRun(frame, record, (entry) => ({ ...entry, primary: outcome }))
  return 'done'
}
