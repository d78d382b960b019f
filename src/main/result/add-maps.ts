import type { AddedMaps, OfRun, StoredResult } from '../../bridge'
import { forgetRun, giveBackMaps, requireMaps } from '../figma/images/kept-images'
import { requireEditing } from '../figma/nodes/can-edit'
import { findNode } from '../figma/nodes/find-node'
import { layAnew } from './lay-anew'
import { recordOfRun } from './require-record'
import { words } from './words'

/**
 * Adds maps to a result that could not be fetched with the others, and leaves the rest as it is: one undo step. Throws
 * view_only, no_result, record_broken, record_newer, map_missing or placing_failed.
 */
export async function addMaps({ of, maps }: AddedMaps): Promise<OfRun<StoredResult>> {
  const frame = await findNode(of.nodeId)
  requireEditing()
  const earlier = recordOfRun(frame, of.runId)
  if (earlier === null) return 'replaced'
  const record = { ...earlier, maps: { ...earlier.maps, ...maps } }
  giveBackMaps(record)
  requireMaps(record, of.runId)
  const result = layAnew(frame, record, words().theOverlays, null)
  forgetRun(of.runId)
  return result
}
