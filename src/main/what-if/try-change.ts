import type { NewTry, OfRun, TriedCopy } from '../../bridge'
import { GlanceError } from '../../errors'
import { type Candidate, shownName } from '../../file'
import { loadFontsIn } from '../figma/canvas/load-font'
import type { Track } from '../figma/canvas/make-and-show'
import { showLayers } from '../figma/canvas/show'
import { ancestorsOf, findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { overlayParent } from '../figma/nodes/container'
import { requireEditing } from '../figma/nodes/can-edit'
import { allOrNothing, beginUndoStep, makingStep, nameUndoStep } from '../figma/undo'
import { parseMainAction, serialiseMainAction, writeMainAction } from '../result/main-action'
import { clearResult, findRecordsOn, recordOfRun } from '../result/record'
import { noteCopy } from './copies'
import { canBeCopied, type Copied, copyBeside, variableModesOf } from './copy-beside'
import { counterparts } from './counterparts'
import { makeChange } from './make-change'
import { writeMark } from './mark'
import { requireChangeable, type Subjects, withinFrame } from './may-change'
import { refusal } from './refusal'
import { watchOverlaps } from './watch-overlaps'
import { words } from './words'

/**
 * Makes a change to a copy of an analysed frame, as one undo step; the frame itself is only read. Throws view_only,
 * no_result, and before anything is written where the change cannot be made: layer_removed, layer_locked,
 * in_instance, letters_too_small, font_missing. What only the copy can tell is found on it, and it is gone again when that
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
  const modes = await variableModesOf(frame)
  const intoSection = await mayMove(frame)
  // All this takes a moment, in which anyone may delete it.
  const page = pageOf(frame)
  const gone = [...subjects.values()].some(({ removed }) => removed)
  if (page === null || frame.removed || gone) throw nodeRemoved()
  return makeCopy(frame, (track) => {
    const copy = copyBeside(frame, page, { name: request.name, track, modes, intoSection })
    const find = counterparts(frame, copy)
    const inCopy = pairsOf(subjects, find)
    for (const node of [copy, ...findRecordsOn(copy)]) clearResult(node)
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
    const tried = { nodeId: copy.id, followedIds, changed }
    const { name, watched } = request
    writeMark(copy, { version: 1, ...tried, of, change, watched, name, madeAt: Date.now() })
    noteCopy(copy, page)
    return tried
  })
}

/** The layers that a change is about. Throws layer_removed. */
async function subjectsOf(frame: Copied, { edits, layerId }: Candidate): Promise<Subjects> {
  const ids = new Set([layerId])
  for (const edit of edits) {
    ids.add(edit.id)
    if (edit.do === 'order') ids.add(edit.before)
  }
  const spaced = edits.some((edit) => edit.do === 'space' && edit.id === frame.id)
  const subjects = new Map<string, SceneNode>()
  for (const id of ids) {
    const layer = await layerIn(frame, id)
    // Of the frame itself there is nothing to change but what it arranges.
    if (layer === null || (layer.id === frame.id && !spaced)) {
      throw refusal('layer_removed', words().layerGone)
    }
    subjects.set(id, layer)
  }
  return subjects
}

/** A layer of a frame; null where it is none, or none any more. */
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

/** Whether a copy can be taken into a section; one to another page is taken there in any case. Loads its fonts. */
export async function mayMove(frame: Copied): Promise<boolean> {
  const isMoved =
    overlayParent(frame).container.type === 'SECTION' || pageOf(frame)?.id !== figma.currentPage.id
  return isMoved && (await loadFontsIn(frame)).length === 0
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

/** Makes a copy as one undo step, shows it, and takes it back whole where something refuses it. */
function makeCopy(frame: Copied, make: (track: Track) => TriedCopy): TriedCopy {
  const made: SceneNode[] = []
  const takeBack = (): void => {
    // Removing alone would leave a step in the history that undoes nothing.
    if (made.some((copy) => !copy.removed)) figma.triggerUndo()
    for (const copy of made) if (!copy.removed) copy.remove()
  }
  beginUndoStep(null)
  const tried = allOrNothing(
    words().copy,
    () => {
      try {
        return make((copy) => {
          made.push(copy)
          return copy
        })
      } catch (error) {
        if (error instanceof GlanceError) return error
        throw error
      }
    },
    takeBack
  )
  if (tried instanceof GlanceError) {
    takeBack()
    throw tried
  }
  nameUndoStep(makingStep(tried.nodeId))
  if (pageOf(frame)?.id === figma.currentPage.id) {
    showLayers([frame, ...made])
  }
  return tried
}
