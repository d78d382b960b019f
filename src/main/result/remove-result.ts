import type { MainCalls, OfRun } from '../../bridge'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { overlaysOf } from '../overlays/find-overlay'
import { clearResult, readRecord, tidyPageButton } from './record-store'

/** Removes a result whole, as one undo step: overlays, record, texts, ad visibility and relaunch button. */
export async function removeResult({
  nodeId,
  runId
}: Parameters<MainCalls['removeResult']>[0]): Promise<OfRun> {
  const frame = await findNode(nodeId)
  requireEditing()
  const parsed = readRecord(frame)
  // Where there is no record at all, an overlay or an ad visibility may still be.
  const found = parsed.state === 'found' ? parsed.record.runId : null
  if (parsed.state !== 'none' && found !== runId) return 'replaced'
  beginUndoStep(`remove ${nodeId}`)
  for (const group of overlaysOf(frame)) group.remove()
  clearResult(frame)
  tidyPageButton(pageOf(frame))
  return 'done'
}
