import type { OfRun, OverlayChange, OverlayLook, ResultRef } from '../../bridge'
import { GlanceError } from '../../errors'
import { forgetRun, giveBackMaps, holdMaps, requireMaps } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { beginUndoStep } from '../figma/undo'
import { layOverlays, numberFont } from '../overlays/build-overlay'
import { isMap, mapOf, overlaysOf, takeOff } from '../overlays/overlay-group'
import { changeResult, recordOfRun } from './record'
import { words } from './words'

/** Switches map, opacity or visibility of a frame's overlay. Throws no_result, no_overlay or view_only. */
export async function setOverlay(
  { nodeId, runId }: ResultRef,
  change: OverlayChange
): Promise<OfRun> {
  const frame = await findNode(nodeId)
  if (recordOfRun(frame, runId) === null) return 'replaced'
  const [group] = overlaysOf(frame)
  if (group === undefined) {
    throw new GlanceError({ code: 'no_overlay', ...words().noOverlay, sent: 'no' })
  }
  requireEditing()
  beginUndoStep(`overlay ${nodeId}`)
  if (change.map !== undefined && group.children.some((layer) => mapOf(layer) === change.map)) {
    for (const layer of group.children.filter(isMap)) layer.visible = mapOf(layer) === change.map
  }
  if (change.opacity !== undefined) group.opacity = Math.min(Math.max(change.opacity, 0), 1)
  if (change.visible !== undefined) group.visible = change.visible
  return 'done'
}

/** Removes a result's overlays from the canvas and keeps the result, as one undo step. */
export async function removeOverlays(of: ResultRef): Promise<OfRun> {
  await changeResult(of, (_, record) => holdMaps(record))
  // That takes a moment, in which anyone may delete the frame.
  return changeResult(of, (frame) => {
    beginUndoStep()
    takeOff(overlaysOf(frame))
    return 'done'
  })
}

/** Lays a result's maps over its frame again, as one undo step; replaces remaining ones. */
export async function restoreOverlays(of: ResultRef, look: OverlayLook): Promise<OfRun> {
  const font = await numberFont()
  return changeResult(of, (frame, record) => {
    if (Object.keys(record.maps).length === 0) throw noMaps()
    giveBackMaps(record)
    requireMaps(record, of.runId)
    beginUndoStep()
    const group = layOverlays({ frame, record, look, font, what: words().theOverlays })
    forgetRun(of.runId)
    if (group === null) throw noMaps()
    return 'done'
  })
}

function noMaps() {
  return new GlanceError({ code: 'no_maps', ...words().noMaps, sent: 'no' })
}
