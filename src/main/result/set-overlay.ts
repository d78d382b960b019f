import type { OfRun, OverlayChange, OverlayState, ResultRef } from '../../bridge'
import { GlanceError } from '../../errors'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { overlaysOf } from '../overlays/find-overlay'
import { mapOf, overlayState } from '../overlays/overlay-state'
import { recordOfRun } from './require-record'
import { words } from './words'

/** Switches map, opacity or visibility of a frame's overlay. Throws no_result, no_overlay or view_only. */
export async function setOverlay(
  { nodeId, runId }: ResultRef,
  change: OverlayChange
): Promise<OfRun<OverlayState>> {
  const frame = await findNode(nodeId)
  if (recordOfRun(frame, runId) === null) return 'replaced'
  const [group] = overlaysOf(frame)
  if (group === undefined) {
    throw new GlanceError({ code: 'no_overlay', ...words().noOverlay, sent: 'no' })
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
