import type { NewTry, OfRun, TriedCopy } from '../../bridge'
import { GlanceError } from '../../errors'
import { type Candidate, shownName } from '../../file'
import { showLayers } from '../figma/canvas/show'
import { ancestorsOf, findNode, nodeRemoved } from '../figma/nodes/find-node'
import { requireEditing } from '../figma/nodes/can-edit'
import { makingStep, nameUndoStep } from '../figma/undo'
import { parseMainAction, serialiseMainAction, writeMainAction } from '../result/main-action'
import { recordOfRun } from '../result/record'
import { noteCopy } from './copies'
import { canBeCopied, copyBeside, makeCopies, prepareCopy } from './copy-beside'
import { counterparts } from './counterparts'
import { makeChange } from './make-change'
import { writeMark } from './mark'
import { requireChangeable, type Subjects, withinFrame } from './may-change'
import { refusal } from '../figma/refusal'
import { watchOverlaps } from './watch-overlaps'
import { words } from './words'

/**
 * Makes a change to a copy of an analysed frame, as one undo step; the frame itself is only read. Throws view_only,
 * no_result, and before anything is written where the change cannot be made: layer_removed, layer_locked,
 * in_instance, font_missing. What only the copy can tell is found on it, and it is gone again when that
 * is thrown: no_room, no_effect, low_contrast, layer_not_found.
 */
export async function tryChange(request: NewTry): Promise<OfRun<TriedCopy>> {
  const { change, of } = request
  const frame = await findNode(of.nodeId)
  requireEditing()
  if (recordOfRun(frame, of.runId) === null) return 'replaced'
  if (!canBeCopied(frame)) throw refusal('try_unsupported', words().unsupported)
  const subjects = await subjectsOf(frame, change)
  const followed = await layerIn(frame, request.followedId)
  const mark = parseMainAction(frame)
  const marked = mark.state === 'found' ? await layerIn(frame, mark.value.id) : null
  await requireChangeable(frame, change, subjects)
  const original = await prepareCopy(frame)
  if ([...subjects.values()].some(({ removed }) => removed)) throw nodeRemoved()
  const shown: SceneNode[] = [frame]
  const tried = makeCopies((track) => {
    const copy = copyBeside(original, request.name, track)
    shown.push(copy)
    const find = counterparts(frame, copy)
    const inCopy = pairsOf(subjects, find)
    if (mark.state === 'found') {
      const id = (marked && find(marked)?.id) ?? mark.value.id
      writeMainAction(copy, serialiseMainAction(copy, { ...mark.value, id }))
    }
    const around = followed === null ? [] : withinFrame(frame, followed)
    const followedIds = around.flatMap((node) => find(node)?.id ?? [])
    const fits = watchOverlaps(frame, copy, [...subjects.values()], find)
    const changed = makeChange(change, copy, (id) => inCopy.get(id)!)
    if (!fits()) {
      throw refusal('no_room', words().noRoom(shownName(subjects.get(change.layerId)!.name)))
    }
    const made = { nodeId: copy.id, followedIds, changed }
    const { name, watched } = request
    writeMark(copy, { version: 1, ...made, of, change, watched, name, madeAt: Date.now() })
    noteCopy(copy, original.page)
    return made
  })
  nameUndoStep(makingStep(tried.nodeId))
  if (original.page.id === figma.currentPage.id) showLayers(shown)
  return tried
}

/** The layers that a change is about. Throws layer_removed. */
async function subjectsOf(frame: SceneNode, { edits, layerId }: Candidate): Promise<Subjects> {
  const ids = new Set([layerId])
  for (const edit of edits) {
    ids.add(edit.id)
    if (edit.do === 'order') ids.add(edit.before)
  }
  const subjects = new Map<string, SceneNode>()
  for (const id of ids) {
    const layer = await layerIn(frame, id)
    if (layer === null || layer.id === frame.id) throw refusal('layer_removed', words().layerGone)
    subjects.set(id, layer)
  }
  return subjects
}

/** A layer of a frame; null where it is not, or no longer, in the frame. */
async function layerIn(frame: SceneNode, id: string | null): Promise<SceneNode | null> {
  const node = id === null ? null : await findNode(id).catch(notThere)
  if (node === null) return null
  return node.id === frame.id || ancestorsOf(node).some((around) => around.id === frame.id)
    ? node
    : null
}

function notThere(error: unknown): null {
  if (error instanceof GlanceError && error.code === 'node_removed') return null
  throw error
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
