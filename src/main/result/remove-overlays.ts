import type { OfRun, ResultRef } from '../../bridge'
import { requireEditing } from '../figma/nodes/can-edit'
import { holdMaps } from '../figma/images/kept-images'
import { findNode } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { overlaysOf } from '../overlays/find-overlay'
import { recordOfRun } from './require-record'

/** Takes a result's overlays off the canvas and keeps the result, as one undo step. */
export async function removeOverlays({ nodeId, runId }: ResultRef): Promise<OfRun> {
  const frame = await findNode(nodeId)
  requireEditing()
  const record = recordOfRun(frame, runId)
  if (record === null) return 'replaced'
  await holdMaps(record)
  beginUndoStep(`remove overlays ${nodeId}`)
  for (const group of overlaysOf(frame)) group.remove()
  return 'done'
}
