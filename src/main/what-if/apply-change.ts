import type { NewChange, OfRun } from '../../bridge'
import { shownName } from '../../file'
import { findNode, nodeRemoved } from '../figma/nodes/find-node'
import { requireEditing } from '../figma/nodes/can-edit'
import { refusal } from '../figma/refusal'
import { allOrNothing, beginUndoStep } from '../figma/undo'
import { recordOfRun } from '../result/record'
import { bindStyles, makeChange } from './make-change'
import { prepareChange } from './may-change'
import { subjectsOf } from './subjects'
import { watchOverlaps } from './watch-overlaps'
import { words } from './words'

/**
 * Makes a change in an analysed frame itself, as one undo step. Throws view_only, layer_removed, layer_locked, in_instance
 * and font_missing before anything is written; after no_room and no_effect the frame is as it was.
 */
export async function applyChange({ change, of }: NewChange): Promise<OfRun> {
  const frame = await findNode(of.nodeId)
  requireEditing()
  if (recordOfRun(frame, of.runId) === null) return 'replaced'
  const subjects = await subjectsOf(frame, change)
  const means = await prepareChange(frame, change, subjects, 'frame')
  const layers = change.edits.map(({ id }) => subjects.get(id)!)
  if (layers.some(({ removed }) => removed)) throw nodeRemoved()
  const find = (id: string): SceneNode => subjects.get(id)!
  const fits = watchOverlaps(frame, frame, layers, (node) => node)
  beginUndoStep()
  let isMade = false
  allOrNothing(
    words().change,
    () => {
      makeChange(change, means, find)
      isMade = true
      if (!fits()) throw refusal('no_room', words().noRoom(shownName(find(change.layerId).name)))
    },
    () => {
      if (isMade) figma.triggerUndo()
    }
  )
  await bindStyles(change, means, find)
  return 'done'
}
