import type { FoundTry, NewTry, OfRun } from '../../bridge'
import { showLayers } from '../figma/canvas/show'
import { refusal } from '../figma/refusal'
import { makingStep, nameUndoStep } from '../figma/undo'
import { readKept } from '../result/kept'
import { serialiseMainAction, writeMainAction } from '../result/main-action'
import { changeResult } from '../result/record'
import { writeMark } from './copies'
import { canBeCopied, copyBeside, makeCopy, prepareCopy } from './copy-beside'
import { counterparts } from './counterparts'
import { bindStyles } from './make-change'
import { makeInRoom } from './make-in-room'
import { layerIn, planChange, withinFrame } from './plan-change'
import { words } from './words'

/**
 * Makes a change to a copy of an analysed frame, as one undo step; the frame itself is only read. Throws view_only,
 * no_result, and before anything is written where the change cannot be made: layer_removed, layer_locked,
 * in_instance, font_missing. What only the copy can tell is found on it, and it is gone again when that
 * is thrown: no_room, no_effect.
 */
export function tryChange({
  change,
  followedId,
  name,
  of,
  watched
}: NewTry): Promise<OfRun<FoundTry>> {
  return changeResult(of, async (frame) => {
    if (!canBeCopied(frame)) throw refusal('try_unsupported', words().unsupported)
    const followed = await layerIn(frame, followedId)
    const kept = readKept(frame)
    const mark = kept.mainAction
    const marked = mark.state === 'found' ? await layerIn(frame, mark.value.id) : null
    const original = await prepareCopy(frame)
    const planned = await planChange(frame, change, 'copy')
    const { copy, find, made } = makeCopy(() => {
      const copy = copyBeside(original, name)
      const find = counterparts(frame, copy)
      if (mark.state === 'found') {
        const { id } = marked === null ? mark.value : find(marked)
        writeMainAction(copy, serialiseMainAction(kept, { ...mark.value, id }))
      }
      const around = followed === null ? [] : withinFrame(frame, followed)
      const followedIds = around.map((layer) => find(layer).id)
      makeInRoom(frame, copy, planned, find)
      const made = { nodeId: copy.id, of, change, watched, followedIds, name }
      writeMark(copy, { version: 1, ...made, changed: null, madeAt: Date.now() })
      return { copy, find, made }
    })
    await bindStyles(planned, find)
    nameUndoStep(makingStep(copy.id))
    if (original.page.id === figma.currentPage.id) showLayers([frame, copy])
    return made
  })
}
