import type { OfRun, OverlayState, ResultRef } from '../../bridge'
import { GlanceError } from '../../errors'
import { forgetRun, giveBackMaps, requireMaps } from '../figma/images/kept-images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { buildOverlay, type OverlayLook } from '../overlays/build-overlay'
import { overlaysOf } from '../overlays/find-overlay'
import { overlayState } from '../overlays/overlay-state'
import { recordOfRun } from './require-record'
import { words } from './words'

/** Lays a result's maps over its frame again, as one undo step; replaces what may be left of them. */
export async function restoreOverlays(
  { nodeId, runId }: ResultRef,
  look: OverlayLook
): Promise<OfRun<OverlayState>> {
  const frame = await findNode(nodeId)
  requireEditing()
  const record = recordOfRun(frame, runId)
  if (record === null) return 'replaced'
  if (Object.keys(record.maps).length === 0) throw noMaps()
  giveBackMaps(record)
  requireMaps(record, runId)
  const earlier = overlaysOf(frame)
  beginUndoStep(`restore ${nodeId}`)
  const group = buildOverlay(frame, record, look)
  for (const old of earlier) old.remove()
  forgetRun(runId)
  if (group === null) throw noMaps()
  return overlayState(group)
}

function noMaps() {
  return new GlanceError({ code: 'no_maps', ...words().noMaps, sent: 'no' })
}
