import type { StoredResult } from '../../bridge'
import type { MapName, ResultRecord } from '../../file'
import { allOrNothing } from '../figma/undo/all-or-nothing'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { buildOverlay } from '../overlays/build-overlay'
import { overlaysOf } from '../overlays/find-overlay'
import { overlayState } from '../overlays/overlay-state'
import { storedResult } from './read-result'
import { serialiseRecord, writeRecord } from './record-store'

/**
 * Writes a changed record and builds its overlays anew, so that a new map lies where the others lie, also when they were
 * deleted by hand: one undo step. Shows one map alone; null leaves what is shown as it is. `what` is what an error calls
 * it. Throws record_too_long or placing_failed.
 */
export function layAnew(
  frame: SceneNode,
  record: ResultRecord,
  what: string,
  map: MapName | null
): StoredResult {
  const text = serialiseRecord(record)
  const groups = overlaysOf(frame)
  const before = groups[0] && overlayState(groups[0])
  const look = { map: map ?? before?.map ?? 'attention', opacity: before?.opacity ?? 1 }
  beginUndoStep(null)
  const group = allOrNothing(what, () => buildOverlay(frame, record, look))
  if (group !== null && map === null) group.visible = before?.visible ?? true
  writeRecord(frame, text)
  for (const old of groups) old.remove()
  return storedResult(frame, record)
}
