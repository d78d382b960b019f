import type { PlaceRequest, StoredResult } from '../../bridge'
import { GlanceError } from '../../errors'
import { forgetRun, requireMaps } from '../figma/images/kept-images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { NAMESPACE } from '../figma/storage/keys'
import { allOrNothing } from '../figma/undo/all-or-nothing'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { placingStep } from '../figma/undo/placing-step'
import { noteRun } from '../history/history-store'
import { entryOf } from '../history/merge-run'
import { buildOverlay } from '../overlays/build-overlay'
import { overlaysOf } from '../overlays/find-overlay'
import { storedResult } from './read-result'
import {
  readRecord,
  serialiseRecord,
  writeRecord,
  writeRelaunchButtons,
  writeTexts
} from './record-store'
import { words } from './words'

/**
 * Lays a result over its frame and writes the record, as one undo step, which the texts join when they
 * come. It runs without a pause, so a plugin closed at any moment leaves a whole result or none.
 */
export async function place(request: PlaceRequest): Promise<StoredResult> {
  const frame = await findNode(request.nodeId, 'maybe')
  requireEditing('maybe')
  refuseNewerRecord(frame)
  const text = serialiseRecord(request.record)
  requireMaps(request.record, request.runId)
  const earlier = overlaysOf(frame)
  beginUndoStep(placingStep(request.runId))
  write(frame, request, text)
  for (const group of earlier) group.remove()
  forgetRun(request.runId)
  return storedResult(frame, request.record)
}

function write(frame: SceneNode, request: PlaceRequest, text: string): void {
  const putBack = snapshotData(frame)
  const group = allOrNothing(words().theOverlays, () =>
    buildOverlay(frame, request.record, request.overlay)
  )
  allOrNothing(
    words().theOverlays,
    () => {
      writeRecord(frame, text)
      writeTexts(frame, request.texts)
      writeRelaunchButtons(frame)
      noteRun(frame, request.record, () => entryOf(request.record))
    },
    () => {
      group?.remove()
      putBack()
    }
  )
}

/** A newer Glance knows more of this frame than would survive. */
function refuseNewerRecord(frame: SceneNode): void {
  const parsed = readRecord(frame)
  if (parsed.state === 'broken' && parsed.newer) throw new GlanceError(parsed.error)
}

/** Remembers what Glance keeps on a frame, and its page's button; the function returned puts it back. */
function snapshotData(frame: SceneNode): () => void {
  const before = new Map(
    frame
      .getSharedPluginDataKeys(NAMESPACE)
      .map((key) => [key, frame.getSharedPluginData(NAMESPACE, key)])
  )
  const relaunch = frame.getRelaunchData()
  const page = pageOf(frame)
  const pageRelaunch = page?.getRelaunchData() ?? {}
  return () => {
    for (const key of frame.getSharedPluginDataKeys(NAMESPACE)) {
      if (!before.has(key)) frame.setSharedPluginData(NAMESPACE, key, '')
    }
    for (const [key, value] of before) frame.setSharedPluginData(NAMESPACE, key, value)
    frame.setRelaunchData(relaunch)
    page?.setRelaunchData(pageRelaunch)
  }
}
