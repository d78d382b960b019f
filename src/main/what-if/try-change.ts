import type { NewTry, OfRun, TriedCopy } from '../../bridge'
import { shownName } from '../../file'
import { showLayers } from '../figma/canvas/show'
import { findNode, nodeRemoved } from '../figma/nodes/find-node'
import { requireEditing } from '../figma/nodes/can-edit'
import { makingStep, nameUndoStep } from '../figma/undo'
import { readKept } from '../result/kept'
import { serialiseMainAction, writeMainAction } from '../result/main-action'
import { recordOfRun } from '../result/record'
import { noteCopy } from './copies'
import { canBeCopied, copyBeside, makeCopies, prepareCopy } from './copy-beside'
import { counterparts } from './counterparts'
import { bindStyles, makeChange } from './make-change'
import { writeMark } from './mark'
import { prepareChange, type Subjects, withinFrame } from './may-change'
import { layerIn, subjectsOf } from './subjects'
import { refusal } from '../figma/refusal'
import { watchOverlaps } from './watch-overlaps'
import { words } from './words'

/**
 * Makes a change to a copy of an analysed frame, as one undo step; the frame itself is only read. Throws view_only,
 * no_result, and before anything is written where the change cannot be made: layer_removed, layer_locked,
 * in_instance, font_missing. What only the copy can tell is found on it, and it is gone again when that
 * is thrown: no_room, no_effect, layer_not_found.
 */
export async function tryChange(request: NewTry): Promise<OfRun<TriedCopy>> {
  const { change, of } = request
  const frame = await findNode(of.nodeId)
  requireEditing()
  if (recordOfRun(frame, of.runId) === null) return 'replaced'
  if (!canBeCopied(frame)) throw refusal('try_unsupported', words().unsupported)
  const subjects = await subjectsOf(frame, change)
  const followed = await layerIn(frame, request.followedId)
  const kept = readKept(frame)
  const mark = kept.mainAction
  const marked = mark.state === 'found' ? await layerIn(frame, mark.value.id) : null
  const means = await prepareChange(frame, change, subjects, 'copy')
  const original = await prepareCopy(frame)
  const layers = change.edits.map(({ id }) => subjects.get(id)!)
  if (layers.some(({ removed }) => removed)) throw nodeRemoved()
  const shown: SceneNode[] = [frame]
  let find = (id: string): SceneNode => subjects.get(id)!
  const tried = makeCopies((track) => {
    const copy = copyBeside(original, request.name, track)
    shown.push(copy)
    const counterpart = counterparts(frame, copy)
    const inCopy = pairsOf(subjects, counterpart)
    find = (id) => inCopy.get(id)!
    if (mark.state === 'found') {
      const id = (marked && counterpart(marked)?.id) ?? mark.value.id
      writeMainAction(copy, serialiseMainAction(kept, { ...mark.value, id }))
    }
    const around = followed === null ? [] : withinFrame(frame, followed)
    const followedIds = around.flatMap((node) => counterpart(node)?.id ?? [])
    const fits = watchOverlaps(frame, copy, layers, counterpart)
    makeChange(change, means, find)
    if (!fits()) {
      throw refusal('no_room', words().noRoom(shownName(subjects.get(change.layerId)!.name)))
    }
    const made = { nodeId: copy.id, followedIds }
    const { name, watched } = request
    const madeAt = Date.now()
    writeMark(copy, { version: 1, ...made, of, change, watched, changed: null, name, madeAt })
    noteCopy(copy, original.page)
    return made
  })
  await bindStyles(change, means, find)
  nameUndoStep(makingStep(tried.nodeId))
  if (original.page.id === figma.currentPage.id) showLayers(shown)
  return tried
}

/** The layers of a change in the copy, by their ids in the frame. Throws layer_not_found. */
function pairsOf(subjects: Subjects, find: ReturnType<typeof counterparts>): Subjects {
  return new Map(
    [...subjects].map(([id, layer]) => {
      const found = find(layer)
      if (found === null) throw refusal('layer_not_found', words().notFound(shownName(layer.name)))
      return [id, found]
    })
  )
}
