import type { Primary, PrimaryOutcome } from '../../bridge'
import { noteRun } from '../history/history-store'
import { requireEditing } from '../nodes/can-edit'
import { findNode } from '../nodes/find-node'
import { requireRecord } from '../record/require-record'
import { beginUndoStep } from '../undo/begin-undo-step'
import { serialisePrimary, writePrimary } from './primary-store'

/**
 * Marks a layer as the primary element of an analysed frame, null unmarks, as one undo step; `outcome` is
 * how it fares in the present run. Throws view_only, no_result, primary_newer or primary_too_long.
 */
export async function savePrimary(
  nodeId: string,
  primary: Primary | null,
  outcome: PrimaryOutcome | null
): Promise<void> {
  const frame = await findNode(nodeId)
  requireEditing()
  const record = requireRecord(frame)
  const text = serialisePrimary(frame, primary)
  beginUndoStep(null)
  writePrimary(frame, text)
  noteRun(frame, record, (entry) => ({ ...entry, primary: outcome }))
}
