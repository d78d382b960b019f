import type { ChangeKind, NewTry, OfRun, TriedCopy } from '../../bridge'
import { GlanceError } from '../../errors'
import { shownName } from '../../file'
import { loadFontsIn, loadFontsOf } from '../figma/canvas/load-font'
import { ancestorsOf, findNode, nodeRemoved, pageOf } from '../figma/nodes/find-node'
import { requireEditing } from '../figma/nodes/can-edit'
import { allOrNothing, beginUndoStep, makingStep, nameUndoStep } from '../figma/undo'
import { parseMainAction, serialiseMainAction, writeMainAction } from '../result/main-action'
import { isEdited } from '../result/edited-frames'
import { clearResult, findRecordsOn, recordOfRun } from '../result/record'
import {
  canBeCopied,
  type Copied,
  copyBeside,
  counterpart,
  noteCopy,
  watchOverlaps
} from './copy-beside'
import { shownIn } from './colours'
import { type Plan, refusal, type Step, type Subject } from './plan'
import { hide, order, space } from './rearrange'
import { calm, contrastOf, fill } from './recolour'
import { larger, smaller } from './resize'
import { words } from './words'

const PLANS: Record<ChangeKind, Plan> = {
  larger,
  smaller,
  fill,
  calm,
  contrast: contrastOf,
  order,
  space,
  hide
}

/** Changes that Figma allows nowhere inside an instance. */
const MOVES: readonly ChangeKind[] = ['larger', 'smaller', 'order', 'space']
/** Changes that lay texts out anew, and so need their fonts. */
const LAYS_OUT: readonly ChangeKind[] = ['larger', 'smaller', 'order']

/**
 * Makes a change to a copy of an analysed frame, as one undo step; the frame itself is only read. Throws view_only,
 * no_result, and before anything is written where the change cannot be made: out_of_date, layer_removed, layer_locked,
 * in_instance, font_missing, no_effect and the like. Whether there is room only Figma's layout can tell: the copies that
 * had none are gone again when no_room is thrown.
 */
export async function tryChange(request: NewTry): Promise<OfRun<TriedCopy>> {
  const { nodeId, runId } = request.of
  const frame = await findNode(nodeId)
  requireEditing()
  const record = recordOfRun(frame, runId)
  if (record === null) return 'replaced'
  if (record.outOfDate || isEdited(nodeId, runId)) throw refusal('out_of_date', words().outOfDate)
  if (!canBeCopied(frame)) throw refusal('try_unsupported', words().unsupported)
  const layer = await layerIn(frame, request.layerId)
  if (layer === null || layer.id === frame.id) throw refusal('layer_removed', words().layerGone)
  const like = await layerIn(frame, request.likeId)
  const followed = await layerIn(frame, request.followedId)
  const mark = parseMainAction(frame)
  const marked = mark.state === 'found' ? await layerIn(frame, mark.value.id) : null
  const { kind } = request
  refuseUntouchable(kind, layer, frame)
  await requireFonts(kind, layer)
  // A copy is made on the current page, and taken to that of the frame.
  if (pageOf(frame)?.id !== figma.currentPage.id) await loadFontsIn(frame)
  // Loading takes a moment, in which anyone may delete it.
  const page = pageOf(frame)
  if (page === null || frame.removed || layer.removed) throw nodeRemoved()
  const steps = PLANS[kind]({ frame, layer, like })
  return makeCopy({ frame, layer, like }, page, request, steps, (copy, inCopy) => {
    if (mark.state === 'found') {
      const id = marked === null ? mark.value.id : inCopy(marked).id
      writeMainAction(copy, serialiseMainAction(copy, { ...mark.value, id }))
    }
    return followed === null ? [] : within(copy, inCopy(followed)).map(({ id }) => id)
  })
}

/** A layer and those around it within a frame, nearest first. */
function within(frame: SceneNode, layer: SceneNode): SceneNode[] {
  const all = [layer, ...ancestorsOf(layer)]
  return all.slice(
    0,
    all.findIndex(({ id }) => id === frame.id)
  )
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

function refuseUntouchable(kind: ChangeKind, layer: SceneNode, frame: SceneNode): void {
  const around = within(frame, layer)
  const locked = around.find((node) => node.locked)
  if (locked !== undefined) throw refusal('layer_locked', words().locked(shownName(locked.name)))
  const inside = around.slice(1).some(({ type }) => type === 'INSTANCE')
  // How large letters are is a text's own, wherever it lies.
  const own = layer.type === 'TEXT' && kind === 'larger'
  if (inside && MOVES.includes(kind) && !own) {
    throw refusal('in_instance', words().inInstance(shownName(layer.name)))
  }
}

async function requireFonts(kind: ChangeKind, layer: SceneNode): Promise<void> {
  if (!LAYS_OUT.includes(kind)) return
  const texts = shownIn(layer).filter((node) => node.type === 'TEXT')
  const [missing] = await loadFontsOf(texts)
  if (missing === undefined) return
  const font = `${missing.family} ${missing.style}`
  throw refusal('font_missing', words().fontMissing(shownName(layer.name), font))
}

type InCopyOf = ReturnType<typeof counterpart>

/** Tries one way after the other, each on a fresh copy, until one changes something and fits. */
function makeCopy(
  { frame, layer }: Subject & { frame: Copied },
  page: PageNode,
  { kind, name }: Pick<NewTry, 'kind' | 'name'>,
  steps: readonly Step[],
  dress: (copy: SceneNode, inCopy: InCopyOf) => string[]
): TriedCopy {
  /** The copies made, of which the last one stays. */
  const made: SceneNode[] = []
  const remove = (): void => {
    for (const copy of made) if (!copy.removed) copy.remove()
  }
  // Removing alone would leave a step in the history that undoes nothing.
  const takeBack = (): void => {
    if (made.some((copy) => !copy.removed)) figma.triggerUndo()
    remove()
  }
  const changes: boolean[] = []
  beginUndoStep(null)
  const tried = allOrNothing(
    words().copy,
    () => {
      for (const step of steps) {
        remove()
        const copy = copyBeside(frame, page, name)
        made.push(copy)
        const inCopy = counterpart(frame, copy)
        for (const node of [copy, ...findRecordsOn(copy)]) clearResult(node)
        const followedIds = dress(copy, inCopy)
        const fits = watchOverlaps(frame, copy, layer, inCopy)
        const changed = step(inCopy)
        const same = changed !== null && changed.from === changed.to
        changes.push(!same)
        // What is hidden takes no room, and inside an instance it is out of reach from now on.
        if (!same && (kind === 'hide' || fits())) return { copy, followedIds, changed }
      }
      return null
    },
    takeBack
  )
  if (tried === null) {
    takeBack()
    throw changes.includes(true)
      ? refusal('no_room', words().noRoom(shownName(layer.name)))
      : refusal('no_effect', words().noEffect(shownName(layer.name)))
  }
  const { copy, ...rest } = tried
  noteCopy(copy.id)
  nameUndoStep(makingStep(copy.id))
  if (page.id === figma.currentPage.id) figma.viewport.scrollAndZoomIntoView([frame, copy])
  return { nodeId: copy.id, ...rest }
}
