import type { NewDifference, OfRun, StoredResult } from '../../bridge'
import type { ResultRecord } from '../../file'
import { forgetRun, requireImage } from '../figma/images/kept-images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { allOrNothing } from '../figma/undo/all-or-nothing'
import { beginUndoStep } from '../figma/undo/begin-undo-step'
import { buildOverlay } from '../overlays/build-overlay'
import { overlaysOf } from '../overlays/find-overlay'
import { storedResult } from '../result/read-result'
import { serialiseRecord, writeRecord } from '../result/record-store'
import { recordOfRun } from '../result/require-record'
import { words } from './words'

/**
 * Adds a difference map to a result, or takes the place of its earlier one, and shows it alone: one undo
 * step. The overlays are built anew, so that the map lies where they lie, also when they were deleted by
 * hand. Throws view_only, no_result, record_broken, record_newer, image_missing or placing_failed.
 */
export async function placeDifference(request: NewDifference): Promise<OfRun<StoredResult>> {
  const { runId, of, image, against } = request
  const frame = await findNode(of.nodeId)
  requireEditing()
  const earlier = recordOfRun(frame, of.runId)
  if (earlier === null) return 'replaced'
  requireImage(runId, words().differenceMap, image)
  const record: ResultRecord = {
    ...earlier,
    maps: { ...earlier.maps, difference: image },
    difference: against
  }
  const text = serialiseRecord(record)
  const groups = overlaysOf(frame)
  const opacity = groups[0]?.opacity ?? 1
  beginUndoStep(null)
  allOrNothing(words().differenceMap, () =>
    buildOverlay(frame, record, { map: 'difference', opacity })
  )
  writeRecord(frame, text)
  for (const group of groups) group.remove()
  forgetRun(runId)
  return storedResult(frame, record)
}
