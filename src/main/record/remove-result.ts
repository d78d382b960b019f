import { findNode } from '../nodes/find-node'
import { overlaysOf } from '../overlays/find-overlay'
import { requireEditing } from '../nodes/can-edit'
import { beginUndoStep } from '../undo/begin-undo-step'
import { clearResult } from './record-store'

/** Removes a result whole, as one undo step: overlays, record, texts, ad visibility and relaunch button. */
export async function removeResult(nodeId: string): Promise<void> {
  const frame = await findNode(nodeId)
  requireEditing()
  beginUndoStep(`remove ${nodeId}`)
  for (const group of overlaysOf(frame)) group.remove()
  clearResult(frame)
}
