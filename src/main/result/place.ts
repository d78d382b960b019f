import type { FrameDocument, PlaceRequest, RunLayers } from '../../bridge'
import { GlanceError } from '../../errors'
import type { HistoryEntry } from '../../file'
import { forgetRun, requireMaps } from '../figma/images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode, pageOf } from '../figma/nodes/find-node'
import { KEYS } from '../figma/storage/entries'
import { dataOf, setData } from '../figma/storage/plugin-data'
import { allOrNothing, beginUndoStep, makingStep, placingStep } from '../figma/undo'
import { entryOf, historyText } from '../frame-data/history'
import { parseShares, serialiseShares } from '../frame-data/shares'
import { buildOverlay, numberFont } from '../overlays/build-overlay'
import { overlaysOf } from '../overlays/overlay-group'
import { frameDocument } from './document'
import { parseMainAction } from './main-action'
import { NO_TEXT, readRecord, serialiseRecord } from './record'
import { addPageButton, describeFrame } from './relaunch'
import { words } from './words'

/**
 * Lays a result over its frame and writes all its entries as one undo step. Runs without a pause, so that a plugin closed
 * at any moment leaves a whole result or none.
 */
export async function place(request: PlaceRequest): Promise<FrameDocument> {
  const frame = await findNode(request.nodeId, 'maybe')
  const font = await numberFont()
  requireEditing('maybe')
  const entries = entriesOf(frame, request)
  requireMaps(request.record, request.runId)
  const earlier = overlaysOf(frame)
  beginUndoStep(placingStep(request.runId), makingStep(request.nodeId))
  write(frame, request, entries, font)
  for (const group of earlier) group.remove()
  forgetRun(request.runId)
  return frameDocument(frame)
}

/** The entries of a run by key. Throws record_newer or record_too_long. */
function entriesOf(frame: SceneNode, { record, layers }: PlaceRequest): Map<string, string> {
  const earlier = readRecord(frame)
  // Overwriting a newer version's record would lose data.
  if (earlier.state === 'broken' && earlier.newer) throw new GlanceError(earlier.error)
  const replaced = earlier.state === 'found' ? earlier.record : null
  const entry = (): HistoryEntry => ({ ...entryOf(record), ...outcomeOf(layers) })
  const noText = NO_TEXT + record.runId
  return new Map([
    [KEYS.record, serialiseRecord(record)],
    [KEYS.summary, noText],
    [KEYS.recommendations, noText],
    [KEYS.shares, sharesText(frame, layers)],
    [KEYS.history, historyText(frame, record, entry, replaced)]
  ])
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
