import type { OfRun, ResultRef } from '../../bridge'
import type { Primary, PrimaryOutcome } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { noteRun } from '../history/history-store'
import { recordOfRun } from '../result/require-record'
import { serialisePrimary, writePrimary } from './primary-store'

/**
 * Marks a layer as the main action of an analysed frame, null unmarks, as one undo step; `outcome` is
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
