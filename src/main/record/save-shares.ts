import type { LayerShares, PrimaryOutcome } from '../../bridge'
import { failure } from '../failure'
import { amendRun } from '../history/history-store'
import { requireEditing } from '../nodes/can-edit'
import { findNode } from '../nodes/find-node'
import { roomFor } from './entry-size'
import { fitShares } from './fit-shares'
import { NAMESPACE, SHARES_KEY } from './keys'
import { readEntry, writeEntry } from './layer-entries'
import { requireRecord } from './require-record'

/**
 * Keeps attention by layer beside the record it was measured from, in the undo step of its result. Throws
 * view_only, no_result, or shares_outdated when another run has taken the place of the measured one.
 */
export async function saveShares(
  nodeId: string,
  shares: LayerShares,
  primary: PrimaryOutcome | null
): Promise<void> {
  const frame = await findNode(nodeId)
  requireEditing()
  if (requireRecord(frame).runId !== shares.runId) throw outdated()
  const kept = readEntry(frame, 'shares')
  if (kept.state === 'newer') return
  const marked = readEntry(frame, 'primary')
  const keep = marked.state === 'found' ? marked.value.id : null
  writeEntry(frame, 'shares', fitShares(shares, roomFor(NAMESPACE, SHARES_KEY), keep))
  amendRun(frame, shares.runId, { focus: shares.focus, primary })
}

function outdated() {
  return failure(
    'shares_outdated',
    'This frame was analysed again while its layers were measured.',
    'The layers of the new result are measured next.'
  )
}
