import type { AddedMaps, NewDifference, OfRun } from '../../bridge'
import type { MapName, ResultRecord } from '../../file'
import { forgetRun, giveBackMaps, requireImage, requireMaps } from '../figma/images'
import { beginUndoStep } from '../figma/undo'
import { layOverlays, numberFont } from '../overlays/build-overlay'
import { overlaysOf, overlayState } from '../overlays/overlay-group'
import { changeResult, serialiseRecord, writeRecord } from './record'
import { words } from './words'

/**
 * Adds maps that could not be fetched with the others to a result, as one undo step. Throws view_only, no_result,
 * record_broken, record_newer, map_missing or placing_failed.
 */
export async function addMaps({ of, maps }: AddedMaps): Promise<OfRun> {
  const font = await numberFont()
  return changeResult(of, (frame, earlier) => {
    const record = { ...earlier, maps: { ...earlier.maps, ...maps } }
    giveBackMaps(record)
    requireMaps(record, of.runId)
    layAnew(frame, record, words().theOverlays, null, font)
    forgetRun(of.runId)
    return 'done'
  })
}

/**
 * Adds a difference map to a result, replacing an earlier one, and shows it alone, as one undo step. Throws view_only,
 * no_result, record_broken, record_newer, image_missing or placing_failed.
 */
export async function placeDifference(request: NewDifference): Promise<OfRun> {
  const font = await numberFont()
  const { runId, of, image, against } = request
  const { differenceMap } = words()
  return changeResult(of, (frame, earlier) => {
    requireImage(runId, differenceMap, image)
    const maps = { ...earlier.maps, difference: image }
    const record = { ...earlier, maps, difference: against }
    layAnew(frame, record, differenceMap, 'difference', font)
    forgetRun(runId)
    return 'done'
  })
}

/**
 * Writes a changed record and rebuilds its overlays, even those deleted by hand, so that a new map lies where the others
 * do, as one undo step. Shows one map alone; null keeps the shown one. `what`: its name in errors. Throws record_too_long
 * or placing_failed.
 */
function layAnew(
  frame: SceneNode,
  record: ResultRecord,
  what: string,
  map: MapName | null,
  font: FontName | null
): void {
  const text = serialiseRecord(record)
  const [earlier] = overlaysOf(frame)
  const before = earlier && overlayState(earlier)
  const look = { map: map ?? before?.map ?? 'attention', opacity: before?.opacity ?? 1 }
  beginUndoStep()
  const group = layOverlays({ frame, record, look, font, what })
  if (group !== null && map === null) group.visible = before?.visible ?? true
  writeRecord(frame, text)
}
