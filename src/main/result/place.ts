import type { FrameDocument, PlaceRequest, RunLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import { type HistoryEntry, madeByOwnEngine, type ResultRecord } from '../../file'
import { forgetRun, requireMaps } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { dataOf, dropShared, setData } from '../figma/storage/plugin-data'
import { allOrNothing, beginUndoStep, makingStep, nameUndoStep, placingStep } from '../figma/undo'
import { entryOf, historyText } from '../frame-data/history'
import { parseShares, serialiseShares } from '../frame-data/shares'
import { buildOverlay, numberFont } from '../overlays/build-overlay'
import { overlaysOf, takeOff } from '../overlays/overlay-group'
import { frameDocument } from './document'
import { parseMainAction } from './main-action'
import { NO_TEXT, readRecord, serialiseRecord } from './record'
import { addPageButton, describeFrame } from './relaunch'
import { outdatedShared } from './shared-results'
import { words } from './words'

/** The runs of the results that frames had at their last export: a run begun then is later, whatever the clocks say. */
const hadAtExport = new Map<string, string>()

/** Notes the result of a frame that is exported for a run. */
export async function noteResult(nodeId: string): Promise<void> {
  const frame = await findNode(nodeId).catch(() => null)
  const parsed = frame && readRecord(frame)
  if (parsed?.state === 'found') hadAtExport.set(nodeId, parsed.record.runId)
}

/**
 * Lays a result over its frame and writes all its entries as one undo step. Runs without a pause, so that a plugin closed
 * at any moment leaves a whole result or none.
 */
export async function place(request: PlaceRequest): Promise<FrameDocument> {
  const outdated = await outdatedShared()
  const frame = await findNode(request.nodeId, 'maybe')
  const font = await numberFont()
  requireEditing('maybe')
  const earlier = earlierOf(frame)
  if (earlier !== null && isNewer(earlier, request)) return placeBehind(frame, request, earlier)
  const entries = entriesOf(frame, request, earlier)
  requireMaps(request.record, request.runId)
  const overlays = overlaysOf(frame)
  beginUndoStep(placingStep(request.runId), makingStep(request.nodeId))
  dropShared(outdated.filter((id) => id !== request.nodeId))
  write(frame, request, entries, font)
  takeOff(overlays)
  // A service's texts follow.
  if (madeByOwnEngine(request.record.provider)) nameUndoStep()
  forgetRun(request.runId)
  return frameDocument(frame)
}

/** The record that a frame has; null for none and for a damaged one. Throws record_newer. */
function earlierOf(frame: SceneNode): ResultRecord | null {
  const earlier = readRecord(frame)
  // Overwriting a newer version's record would lose data.
  if (earlier.state === 'broken' && earlier.newer) throw new GlanceError(earlier.error)
  return earlier.state === 'found' ? earlier.record : null
}

/**
 * Adds a run to the history of a result that was started later, right before it and dated by its start, so that the dates
 * stay in order. Throws newer_result unless the designer has chosen that.
 */
function placeBehind(
  frame: SceneNode,
  { runId, record, layers, behindNewer }: PlaceRequest,
  newer: ResultRecord
): FrameDocument {
  if (behindNewer !== true) {
    throw new GlanceError({ code: 'newer_result', ...words().newerResult, sent: 'maybe' })
  }
  const thumbnail = record.picture.thumbnail.png
  const dated = { ...record, finishedAt: record.startedAt }
  const entry = (): HistoryEntry => ({ ...entryOf(dated), thumbnail, ...outcomeOf(layers) })
  beginUndoStep()
  setData(frame, KEYS.history, historyText(frame, record, entry, { before: newer.runId }))
  forgetRun(runId)
  return frameDocument(frame)
}

/** The entries of a run by key. Throws record_too_long. */
function entriesOf(
  frame: SceneNode,
  { record, layers }: PlaceRequest,
  replaced: ResultRecord | null
): Map<string, string> {
  const entry = (): HistoryEntry => ({ ...entryOf(record), ...outcomeOf(layers) })
  const noText = NO_TEXT + record.runId
  return new Map([
    [KEYS.record, serialiseRecord(record)],
    [KEYS.summary, noText],
    [KEYS.recommendations, noText],
    [KEYS.shares, sharesText(frame, layers)],
    [KEYS.history, historyText(frame, record, entry, { replaced })]
  ])
}

/** Whether a frame's result is of a run that was started later than the one to place. */
function isNewer(there: ResultRecord, { nodeId, record }: PlaceRequest): boolean {
  if (there.runId === hadAtExport.get(nodeId)) return false
  return there.runId !== record.runId && there.startedAt > record.startedAt
}

function write(
  frame: SceneNode,
  { record, layers, overlay }: PlaceRequest,
  entries: ReadonlyMap<string, string>,
  font: FontName | null
): void {
  const before = [...entries.keys()].map((key) => [key, dataOf(frame, key)] as const)
  const page = pageOf(frame)
  const buttons = [frame, page].map((node) => node?.getRelaunchData() ?? {})
  const group = allOrNothing(words().theOverlays, () => buildOverlay(frame, record, overlay, font))
  allOrNothing(
    words().theOverlays,
    () => {
      for (const [key, text] of entries) setData(frame, key, text)
      describeFrame(frame, layers?.verdict ?? '')
      addPageButton(frame)
    },
    () => {
      group?.remove()
      for (const [key, text] of before) setData(frame, key, text)
      frame.setRelaunchData(buttons[0]!)
      page?.setRelaunchData(buttons[1]!)
    }
  )
}

/** The serialised layers; those of a newer version are kept unchanged. */
function sharesText(frame: SceneNode, layers: RunLayers | null): string {
  if (parseShares(frame).state === 'newer') return dataOf(frame, KEYS.shares)
  const mark = parseMainAction(frame)
  const marked = mark.state === 'found' ? mark.value : null
  return layers === null ? '' : serialiseShares(layers.shares, marked)
}

/** Most characters of a layer's name in the history, which holds many. */
const NAME_LENGTH = 60

function outcomeOf(layers: RunLayers | null) {
  if (layers === null) return {}
  const { first, mainAction, shares } = layers
  const named = first.map((layer) => ({ ...layer, name: layer.name.slice(0, NAME_LENGTH) }))
  return { focus: shares.focus, primary: mainAction, layers: named }
}
