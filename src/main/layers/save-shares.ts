import type { OfRun } from '../../bridge'
import { GlanceError } from '../../errors'
import type { LayerShares, PrimaryOutcome } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { noteRun } from '../history/history-store'
import { parsePrimary } from '../intent/primary-store'
import { recordOfRun } from '../result/require-record'
import { parseShares, writeShares } from './shares-store'
import { words } from './words'

/**
 * Keeps attention by layer beside the record of its run, in the undo step of its result, and focus and
 * main action in the run's history entry. Throws view_only, no_result or shares_newer.
 */
export async function saveShares(
  nodeId: string,
  shares: LayerShares,
  primary: PrimaryOutcome | null
): Promise<OfRun> {
  const frame = await findNode(nodeId)
  requireEditing()
  const record = recordOfRun(frame, shares.runId)
  if (record === null) return 'replaced'
  if (parseShares(frame).state === 'newer') throw sharesNewer()
  const marked = parsePrimary(frame)
  writeShares(frame, shares, marked.state === 'found' ? marked.value : null)
  noteRun(frame, record, (entry) => ({ ...entry, focus: shares.focus, primary }))
  return 'done'
}

function sharesNewer() {
  return new GlanceError({ code: 'shares_newer', ...words().sharesNewer, sent: 'no' })
}
