import type { FoundTry, NewChange, NewTry, OfRun } from '../../bridge'
import { showLayers } from '../figma/canvas/show'
import { refusal } from '../figma/refusal'
import { allOrNothing } from '../figma/all-or-nothing'
import { beginUndoStep, makingStep, nameUndoStep } from '../figma/undo'
import { readKept } from '../result/kept'
import { serialiseMainAction, writeMainAction } from '../result/main-action'
import { changeResult } from '../result/record'
import { writeMark } from './copies'
import { canBeCopied, copyBeside, counterparts, prepareCopy } from './copy-beside'
import { bindStyles, looksOf } from './make-change'
import { makeInRoom } from './make-in-room'
import { layerIn, planChange, withinFrame } from './plan-change'
import { words } from './words'

/**
 * Makes a change in an analysed frame itself, as one undo step. Throws view_only, layer_removed, layer_locked, in_instance
 * and font_missing before anything is written; after no_room and no_effect the frame is as it was.
 */
export function applyChange({ change, of }: NewChange): Promise<OfRun> {
  return changeResult(of, async (frame): Promise<'done'> => {
    const planned = await planChange(frame, change, 'frame')
    const before = looksOf(planned)
    beginUndoStep()
    allOrNothing(
      words().change,
      () => makeInRoom(frame, planned),
      () => {
        // Where nothing was changed, this would undo an earlier step.
        if (looksOf(planned) !== before) figma.triggerUndo()
      }
    )
    await bindStyles(planned)
    return 'done'
  })
}

/**
 * Makes a change to a copy of an analysed frame, as one undo step; the frame itself is only read. Throws as `applyChange`,
 * and try_unsupported; after no_room and no_effect the copy is gone.
 */
export function tryChange(asked: NewTry): Promise<OfRun<FoundTry>> {
  const { change, followedId, name, of, watched } = asked
  return changeResult(of, async (frame) => {
    if (!canBeCopied(frame)) throw refusal('try_unsupported', words().unsupported)
    const followed = await layerIn(frame, followedId)
    const kept = readKept(frame)
    const mark = kept.mainAction
    const marked = mark.state === 'found' ? await layerIn(frame, mark.value.id) : null
    const original = await prepareCopy(frame)
    const planned = await planChange(frame, change, 'copy')
    beginUndoStep()
    const { copy, inCopy, made } = allOrNothing(
      words().copy,
      () => {
        const copy = copyBeside(original, name)
        const find = counterparts(frame, copy)
        if (mark.state === 'found') {
          const { id } = marked === null ? mark.value : find(marked)
          writeMainAction(copy, serialiseMainAction(kept, { ...mark.value, id }))
        }
        const around = followed === null ? [] : withinFrame(frame, followed)
        const followedIds = around.map((layer) => find(layer).id)
        const layers = [...planned.layers].map(([id, layer]) => [id, find(layer)] as const)
        const inCopy = { ...planned, layers: new Map(layers) }
        makeInRoom(copy, inCopy)
        const made = { nodeId: copy.id, of, change, watched, followedIds, name }
        writeMark(copy, { version: 1, ...made, changed: null, madeAt: Date.now() })
        return { copy, inCopy, made }
      },
      (made) => {
        // Removing alone would leave a step in the history that undoes nothing.
        if (made.some((copy) => !copy.removed)) figma.triggerUndo()
      }
    )
    await bindStyles(inCopy)
    nameUndoStep(makingStep(copy.id))
    if (original.page.id === figma.currentPage.id) showLayers([frame, copy])
    return made
  })
}
