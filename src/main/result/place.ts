import type { FrameDocument, PlaceRequest, RunLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import { forgetRun, requireMaps } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { dataKeys, dataOf, setData } from '../figma/storage/plugin-data'
import { allOrNothing, beginUndoStep, makingStep, placingStep } from '../figma/undo'
import { entryOf, noteRun } from '../frame-data/history'
import { parseShares, serialiseShares } from '../frame-data/shares'
import { buildOverlay } from '../overlays/build-overlay'
import { overlaysOf } from '../overlays/overlay-group'
import { frameDocument } from './document'
import { parseMainAction } from './main-action'
import { clearTexts, readRecord, serialiseRecord, writeRecord } from './record'
import { addPageButton, describeFrame } from './relaunch'
import { words } from './words'

/**
 * Lays a result over its frame and writes all that is kept of it, as one undo step. It runs without a pause, so a plugin
 * closed at any moment leaves a whole result or none.
 */
export async function place(request: PlaceRequest): Promise<FrameDocument> {
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
  return frameDocument(frame)
}

function write(frame: SceneNode, { record, layers, overlay }: PlaceRequest, text: string): void {
  const putBack = snapshotData(frame)
  const earlier = readRecord(frame)
  const replaced = earlier.state === 'found' ? earlier.record : null
  const group = allOrNothing(words().theOverlays, () => buildOverlay(frame, record, overlay))
  allOrNothing(
    words().theOverlays,
    () => {
      writeRecord(frame, text)
      clearTexts(frame, record.runId)
      writeShares(frame, layers)
      describeFrame(frame, layers?.verdict ?? '')
      addPageButton(frame)
      noteRun(frame, record, () => ({ ...entryOf(record), ...outcomeOf(layers) }), replaced)
    },
    () => {
      group?.remove()
      putBack()
    }
  )
}

/** Those of a newer version are left as they are. */
function writeShares(frame: SceneNode, layers: RunLayers | null): void {
  if (parseShares(frame).state === 'newer') return
  const mark = parseMainAction(frame)
  const marked = mark.state === 'found' ? mark.value : null
  setData(frame, KEYS.shares, layers === null ? '' : serialiseShares(layers.shares, marked))
}

/** Characters of a layer's name in the history, which holds many. */
const NAME_LENGTH = 60

function outcomeOf(layers: RunLayers | null) {
  if (layers === null) return {}
  const { first, mainAction, shares } = layers
  const named = first.map((layer) => ({ ...layer, name: layer.name.slice(0, NAME_LENGTH) }))
  return { focus: shares.focus, primary: mainAction, layers: named }
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
