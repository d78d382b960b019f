import type { FrameDocument, PlaceRequest, RunLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import { type HistoryEntry, madeByOwnEngine, type ResultRecord } from '../../file'
import { forgetRun, requireMaps } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { dataOf, dropShared, setData } from '../figma/storage/plugin-data'
import { beginUndoStep, makingStep, nameUndoStep, placingStep } from '../figma/undo'
import { entryOf, historyWith } from '../frame-data/history'
import { serialiseShares } from '../frame-data/shares'
import { layOverlays, numberFont } from '../overlays/build-overlay'
import { frameDocument } from './document'
import { type Kept, NO_TEXT, readKept, readRecord } from './kept'
import { serialiseRecord } from './record'
import { addButtons } from './relaunch'
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
  const kept = readKept(frame)
  const earlier = earlierOf(kept)
  if (earlier !== null && isNewer(earlier, request)) addBehind(frame, request, kept, earlier)
  else {
    const entries = entriesOf(request, kept, earlier)
    requireMaps(request.record, request.runId)
    beginUndoStep(placingStep(request.runId), makingStep(request.nodeId))
    dropShared(outdated.filter((id) => id !== request.nodeId))
    write(frame, request, entries, font)
    // A service's texts follow.
    if (madeByOwnEngine(request.record.provider)) nameUndoStep()
  }
  forgetRun(request.runId)
  return frameDocument(frame)
}

/** The record that a frame has; null for none and for a damaged one. Throws record_newer. */
function earlierOf({ record }: Kept): ResultRecord | null {
  // Overwriting a newer version's record would lose data.
  if (record.state === 'broken' && record.newer) throw new GlanceError(record.error)
  return record.state === 'found' ? record.record : null
}

/**
 * Adds a run to the history of a result that was started later, right before it and dated by its start, so that the dates
 * stay in order. Throws newer_result unless the designer has chosen that.
 */
function addBehind(
  frame: SceneNode,
  { record, layers, behindNewer }: PlaceRequest,
  { history }: Kept,
  newer: ResultRecord
): void {
  if (behindNewer !== true) {
    throw new GlanceError({ code: 'newer_result', ...words().newerResult, sent: 'maybe' })
  }
  const thumbnail = record.picture.thumbnail.png
  const dated = { ...record, finishedAt: record.startedAt }
  const entry = (): HistoryEntry => ({ ...entryOf(dated), thumbnail, ...outcomeOf(layers) })
  const text = historyWith(history, record, entry, { before: newer.runId })
  beginUndoStep()
  if (text !== null) setData(frame, KEYS.history, text)
}

/** The entries of a run by key; those that a newer version has written are left out and stay. Throws record_too_long. */
function entriesOf(
  { record, layers }: PlaceRequest,
  { shares, mainAction, history }: Kept,
  replaced: ResultRecord | null
): [string, string][] {
  const entry = (): HistoryEntry => ({ ...entryOf(record), ...outcomeOf(layers) })
  const noText = NO_TEXT + record.runId
  const runs = historyWith(history, record, entry, { replaced })
  const entries: [string, string][] = [
    [KEYS.record, serialiseRecord(record)],
    [KEYS.summary, noText],
    [KEYS.recommendations, noText]
  ]
  if (shares.state !== 'newer') {
    const marked = mainAction.state === 'found' ? mainAction.value : null
    entries.push([KEYS.shares, layers === null ? '' : serialiseShares(layers.shares, marked)])
  }
  return runs === null ? entries : [...entries, [KEYS.history, runs]]
}

/** Whether a frame's result is of a run that was started later than the one to place. */
function isNewer(there: ResultRecord, { nodeId, record }: PlaceRequest): boolean {
  if (there.runId === hadAtExport.get(nodeId)) return false
  return there.runId !== record.runId && there.startedAt > record.startedAt
}

function write(
  frame: SceneNode,
  { record, layers, overlay }: PlaceRequest,
  entries: readonly (readonly [string, string])[],
  font: FontName | null
): void {
  const before = entries.map(([key]) => [key, dataOf(frame, key)] as const)
  const page = pageOf(frame)
  const buttons = [frame, page].map((node) => node?.getRelaunchData() ?? {})
  layOverlays(
    { frame, record, look: overlay, font, what: words().theOverlays },
    () => {
      for (const [key, text] of entries) setData(frame, key, text)
      addButtons(frame, layers?.verdict ?? '')
    },
    () => {
      for (const [key, text] of before) setData(frame, key, text)
      frame.setRelaunchData(buttons[0]!)
      page?.setRelaunchData(buttons[1]!)
    }
  )
}

/** Most characters of a layer's name in the history, which holds many. */
const NAME_LENGTH = 60

function outcomeOf(layers: RunLayers | null) {
  if (layers === null) return {}
  const { first, mainAction, shares } = layers
  const named = first.map((layer) => ({ ...layer, name: layer.name.slice(0, NAME_LENGTH) }))
  return { focus: shares.focus, primary: mainAction, layers: named }
}
