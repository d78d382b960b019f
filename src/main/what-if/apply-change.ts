import type { NewChange, OfRun } from '../../bridge'
import { allOrNothing, beginUndoStep } from '../figma/undo'
import { changeResult } from '../result/record'
import { bindStyles, type Find, looksOf } from './make-change'
import { makeInRoom } from './make-in-room'
import { planChange } from './plan-change'
import { words } from './words'

/**
 * Makes a change in an analysed frame itself, as one undo step. Throws view_only, layer_removed, layer_locked, in_instance
 * and font_missing before anything is written; after no_room and no_effect the frame is as it was.
 */
export function applyChange({ change, of }: NewChange): Promise<OfRun> {
  return changeResult(of, async (frame): Promise<'done'> => {
    const planned = await planChange(frame, change, 'frame')
    const itself: Find = (layer) => layer
    const before = looksOf(planned, itself)
    beginUndoStep()
    allOrNothing(
      words().change,
      () => makeInRoom(frame, frame, planned, itself),
      () => {
        // Where nothing was changed, this would undo an earlier step.
        if (looksOf(planned, itself) !== before) figma.triggerUndo()
      }
    )
    await bindStyles(planned, itself)
    return 'done'
  })
}
