import type { NewDifference, OfRun, StoredResult } from '../../bridge'
import { forgetRun, requireImage } from '../figma/images/kept-images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { layAnew } from '../result/lay-anew'
import { recordOfRun } from '../result/require-record'
import { words } from './words'

/**
 * Adds a difference map to a result, or takes the place of its earlier one, and shows it alone: one undo
 * step. Throws view_only, no_result, record_broken, record_newer, image_missing or placing_failed.
 */
export async function placeDifference(request: NewDifference): Promise<OfRun<StoredResult>> {
  const { runId, of, image, against } = request
  const frame = await findNode(of.nodeId)
  requireEditing()
  const earlier = recordOfRun(frame, of.runId)
  if (earlier === null) return 'replaced'
  requireImage(runId, words().differenceMap, image)
  const maps = { ...earlier.maps, difference: image }
  const record = { ...earlier, maps, difference: against }
  const result = layAnew(frame, record, words().differenceMap, 'difference')
  forgetRun(runId)
  return result
}
