import type { OfRun } from '../../bridge'
import { GlanceError } from '../../errors'
import type { HistoryLayer, LayerShares, PrimaryOutcome } from '../../file'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { noteRun } from '../history/history-store'
import { parsePrimary } from '../intent/primary-store'
import { recordOfRun } from '../result/require-record'
import { parseShares, writeShares } from './shares-store'
import { words } from './words'

/**
 * Keeps attention by layer beside the record of its run, in the undo step of its result, and focus, main
 * action and first layers in the run's history entry. Throws view_only, no_result or shares_newer.
 */
export async function saveShares(
  nodeId: string,
  shares: LayerShares,
  primary: PrimaryOutcome | null,
  first: readonly HistoryLayer[]
): Promise<OfRun> {
  const frame = await findNode(nodeId)
  requireEditing()
  const record = recordOfRun(frame, shares.runId)
  if (record === null) return 'replaced'
  if (parseShares(frame).state === 'newer') throw sharesNewer()
  const marked = parsePrimary(frame)
  writeShares(frame, shares, marked.state === 'found' ? marked.value : null)
  const layers = first.map((layer) => ({ ...layer, name: layer.name.slice(0, NAME) }))
  noteRun(frame, record, (entry) => ({ ...entry, focus: shares.focus, primary, layers }))
  return 'done'
}

/** Characters of a layer's name in the history, which holds many. */
const NAME = 60

function sharesNewer() {
  return new GlanceError({ code: 'shares_newer', ...words().sharesNewer, sent: 'no' })
}
