import type { PlaceRequest, StoredResult } from '../../bridge'
import { GlanceError } from '../../errors'
import { forgetRun, requireMaps } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { dataKeys, dataOf, setData } from '../figma/storage/plugin-data'
import { allOrNothing, beginUndoStep, makingStep, placingStep } from '../figma/undo'
import { entryOf, noteRun } from '../frame-data/history'
import { buildOverlay } from '../overlays/build-overlay'
import { overlaysOf } from '../overlays/overlay-group'
import { storedResult } from './result'
import {
  readRecord,
  serialiseRecord,
  writeRecord,
  writeRelaunchButtons,
  writeTexts
} from './record'
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
  beginUndoStep(placingStep(request.runId), makingStep(request.nodeId))
  write(frame, request, text)
  for (const group of earlier) group.remove()
  forgetRun(request.runId)
  return storedResult(frame, request.record)
}

function write(frame: SceneNode, request: PlaceRequest, text: string): void {
  const putBack = snapshotData(frame)
  const earlier = readRecord(frame)
  const replaced = earlier.state === 'found' ? earlier.record : null
  const group = allOrNothing(words().theOverlays, () =>
    buildOverlay(frame, request.record, request.overlay)
  )
  allOrNothing(
    words().theOverlays,
    () => {
      writeRecord(frame, text)
      writeTexts(frame, request.texts)
      writeRelaunchButtons(frame)
      noteRun(frame, request.record, () => entryOf(request.record), replaced)
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
  const before = new Map(dataKeys(frame).map((key) => [key, dataOf(frame, key)]))
  const relaunch = frame.getRelaunchData()
  const page = pageOf(frame)
  const pageRelaunch = page?.getRelaunchData() ?? {}
  return () => {
    for (const key of dataKeys(frame)) {
      if (!before.has(key)) setData(frame, key, '')
    }
    for (const [key, value] of before) setData(frame, key, value)
    frame.setRelaunchData(relaunch)
    page?.setRelaunchData(pageRelaunch)
  }
}
