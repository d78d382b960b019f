import { type Candidate, type Edit, isBoundInInstance, shownName } from '../../file'
import { loadFontsIn, loadFontsOf } from '../figma/canvas/load-font'
import { ancestorsOf } from '../figma/nodes/find-node'
import { isText } from '../figma/nodes/shown'
import { refusal } from '../figma/refusal'
import { words } from './words'

/** Changes that lay texts out again and therefore need their fonts. */
const LAYS_OUT: readonly Edit['do'][] = ['scale', 'grow', 'order']

/** The layers that a change is about, by id. */
export type Subjects = ReadonlyMap<string, SceneNode>

/**
 * Throws where a change cannot be made, before anything is written: layer_locked, in_instance, font_missing. Loads the fonts that the change needs.
 */
export async function requireChangeable(
  frame: SceneNode,
  { edits }: Candidate,
  subjects: Subjects
): Promise<void> {
  for (const edit of edits) {
    refuseUntouchable(edit, subjects.get(edit.id)!, frame)
  }
  for (const { do: what, id } of edits) {
    if (LAYS_OUT.includes(what)) await requireFonts(subjects.get(id)!)
  }
}

/** Loads the fonts of hidden texts, too: they are scaled with the others. */
async function requireFonts(layer: SceneNode): Promise<void> {
  const [missing] = await ('children' in layer
    ? loadFontsIn(layer)
    : loadFontsOf(isText(layer) ? [layer] : []))
  if (missing === undefined) return
  const font = `${missing.family} ${missing.style}`
  throw refusal('font_missing', words().fontMissing(shownName(layer.name), font))
}

function refuseUntouchable(edit: Edit, layer: SceneNode, frame: SceneNode): void {
  const around = withinFrame(frame, layer)
  const locked = around.find((node) => node.locked)
  if (locked !== undefined) throw refusal('layer_locked', words().locked(shownName(locked.name)))
  if (isBoundInInstance(edit, around)) {
    throw refusal('in_instance', words().inInstance(shownName(layer.name)))
  }
}

/** A layer and those around it within a frame, nearest first; none for the frame itself. */
export function withinFrame(frame: SceneNode, layer: SceneNode): SceneNode[] {
  const all = [layer, ...ancestorsOf(layer)]
  return all.slice(
    0,
    all.findIndex(({ id }) => id === frame.id)
  )
}
