import type { PlaceRequest, RunLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import { type HistoryEntry, madeByOwnEngine, type ResultRecord } from '../../file'
import { forgetRun, requireMaps } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { dataOf, type Entry, setEntries } from '../figma/storage/plugin-data'
import { beginUndoStep, makingStep, nameUndoStep, placingStep } from '../figma/undo'
import { historyWith } from '../frame-data/history'
import { serialiseShares } from '../frame-data/shares'
import { layOverlays, numberFont } from '../overlays/build-overlay'
import { type Kept, NO_TEXT, readKept, readRecord } from './kept'
import { serialiseRecord } from './record'
import { addButtons } from './relaunch'
import { makeRoom, readSharedNodes } from './shared-results'
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
 * Lays a result over its frame and writes all its entries as one undo step; one that was started before the result there
 * goes into the history alone, if the designer has chosen that. Runs without a pause, so that a plugin closed at any moment
 * leaves a whole result or none. Throws newer_result, record_newer, record_too_long, map_missing or placing_failed.
 */
export async function place(request: PlaceRequest): Promise<void> {
  const shared = await readSharedNodes()
  const font = await numberFont()
  const frame = await findNode(request.nodeId, 'maybe')
  requireEditing('maybe')
  const kept = readKept(frame)
  const earlier = earlierOf(kept)
  const isBehind = earlier !== null && isNewer(earlier, request)
  if (isBehind && request.behindNewer !== true) {
    throw new GlanceError({ code: 'newer_result', ...words().newerResult, sent: 'maybe' })
  }
  const { record, layers, runId } = request
  const change = (entry: HistoryEntry): HistoryEntry => ({ ...entry, ...outcomeOf(layers) })
  const history = historyWith(kept.history, record, change, earlier, isBehind)
  const runs: Entry[] = history === null ? [] : [[KEYS.history, history]]
  if (isBehind) {
    beginUndoStep()
    setEntries(frame, runs)
  } else {
    const entries = [...runs, ...entriesOf(request, kept)]
    requireMaps(record, runId)
    beginUndoStep(placingStep(runId), makingStep(frame.id))
    makeRoom(shared, frame)
    write(frame, request, entries, font)
    // A service's texts follow.
    if (madeByOwnEngine(record.provider)) nameUndoStep()
  }
  forgetRun(runId)
}

/** The record that a frame has; null for none and for a damaged one. Throws record_newer. */
function earlierOf({ record }: Kept): ResultRecord | null {
  // Overwriting a newer version's record would lose data.
  if (record.state === 'broken' && record.newer) throw new GlanceError(record.error)
  return record.state === 'found' ? record.record : null
}

/** The entries of a result beside the history; those that a newer version has written are left out. Throws record_too_long. */
function entriesOf({ record, layers }: PlaceRequest, { shares, mainAction }: Kept): Entry[] {
  const noText = NO_TEXT + record.runId
  const entries: Entry[] = [
    [KEYS.record, serialiseRecord(record)],
    [KEYS.summary, noText],
    [KEYS.recommendations, noText]
  ]
  if (shares.state === 'newer') return entries
  const marked = mainAction.state === 'found' ? mainAction.value : null
  return [...entries, [KEYS.shares, layers === null ? '' : serialiseShares(layers.shares, marked)]]
}

/** Whether a frame's result is of a run that was started later than the one to place. */
function isNewer(there: ResultRecord, { nodeId, record }: PlaceRequest): boolean {
  if (there.runId === hadAtExport.get(nodeId)) return false
  return there.runId !== record.runId && there.startedAt > record.startedAt
}

function write(
  frame: SceneNode,
  { record, layers, overlay }: PlaceRequest,
  entries: readonly Entry[],
  font: FontName | null
): void {
  const before = entries.map(([key]): Entry => [key, dataOf(frame, key)])
  const page = pageOf(frame)
  const buttons = [frame, page].map((node) => node?.getRelaunchData() ?? {})
  layOverlays(
    { frame, record, look: overlay, font, what: words().theOverlays },
    () => {
      setEntries(frame, entries)
      addButtons(frame, page, layers?.verdict ?? '')
    },
    () => {
      setEntries(frame, before)
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
