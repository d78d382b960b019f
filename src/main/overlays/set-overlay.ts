import type { OfRun, OverlayChange, OverlayState, ResultRef } from '../../bridge'
import { failure } from '../failure'
import { findNode } from '../nodes/find-node'
import { requireEditing } from '../nodes/can-edit'
import { overlaysOf } from './find-overlay'
import { recordOfRun } from '../record/require-record'
import { beginUndoStep } from '../undo/begin-undo-step'
import { mapOf, overlayState } from './overlay-state'

/** Switches map, opacity or visibility of a frame's overlay. Throws no_result, no_overlay or view_only. */
export async function setOverlay(
  { nodeId, runId }: ResultRef,
  change: OverlayChange
): Promise<OfRun<OverlayState>> {
  const frame = await findNode(nodeId)
  if (recordOfRun(frame, runId) === null) return 'replaced'
  const [group] = overlaysOf(frame)
  if (group === undefined) {
    throw failure(
      'no_overlay',
      'This frame has no overlays: they were removed by hand.',
      'Lay the maps over the frame again.'
    )
  }
  requireEditing()
  beginUndoStep(`overlay ${nodeId}`)
  if (change.map !== undefined && group.children.some((layer) => mapOf(layer) === change.map)) {
    for (const layer of group.children) layer.visible = mapOf(layer) === change.map
  }
  if (change.opacity !== undefined) group.opacity = Math.min(Math.max(change.opacity, 0), 1)
  if (change.visible !== undefined) group.visible = change.visible
  return overlayState(group)
}
