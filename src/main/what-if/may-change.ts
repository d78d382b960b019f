import { type Candidate, type Edit, isBoundInInstance, shownName } from '../../file'
import { loadFont, loadFontsOf } from '../figma/canvas/load-font'
import { ancestorsOf } from '../figma/nodes/find-node'
import { isText } from '../figma/nodes/shown'
import { refusal } from '../figma/refusal'
import { type Ink, inkOf } from './colours'
import type { Means } from './make-change'
import { words } from './words'

/** The layers that a change is about, by id. */
export type Subjects = ReadonlyMap<string, SceneNode>

/** Where a change is made: in the frame itself an instance binds its layers; a copy of one is detached. */
export type Place = 'frame' | 'copy'

/**
 * Throws where a change cannot be made, before anything is written: layer_locked, in_instance, font_missing. Loads the
 * fonts that it needs, and reads the paints that it takes from other layers.
 */
export async function prepareChange(
  frame: SceneNode,
  { edits }: Candidate,
  subjects: Subjects,
  place: Place
): Promise<Means> {
  for (const edit of edits) refuseUntouchable(edit, subjects.get(edit.id)!, frame, place)
  const fonts = new Map<Edit, FontName>()
  for (const edit of edits) {
    const layer = subjects.get(edit.id)!
    if (edit.do === 'weight') fonts.set(edit, await heavierFont(layer))
    if (edit.do === 'grow' || edit.do === 'order') await requireFonts(layer)
  }
  return { inks: new Map(edits.map((edit) => [edit, inkFor(edit, subjects)])), fonts }
}

function inkFor(edit: Edit, subjects: Subjects): Ink | null {
  if (edit.do === 'outline') return edit.to && inkOf(edit.to.colour, undefined)
  if ((edit.do !== 'fill' && edit.do !== 'letters') || edit.to === null) return null
  return inkOf(edit.to, edit.like === undefined ? undefined : subjects.get(edit.like))
}

/** Loads the fonts of hidden texts, too: they are laid out with the others. */
async function requireFonts(layer: SceneNode): Promise<void> {
  const texts =
    'children' in layer ? layer.findAllWithCriteria({ types: ['TEXT', 'TEXT_PATH'] }) : []
  const [missing] = await loadFontsOf(isText(layer) ? [layer] : texts)
  if (missing !== undefined) throw fontMissing(layer, missing)
}

/** Bold letters of a text's own family, else half-bold ones. Throws font_missing. */
async function heavierFont(layer: SceneNode): Promise<FontName> {
  const now = isText(layer) && layer.fontName !== figma.mixed ? layer.fontName : null
  if (now === null) throw refusal('no_effect', words().noEffect(shownName(layer.name)))
  await requireFonts(layer)
  const isItalic = /italic|oblique/i.test(now.style)
  const styles = (await figma.listAvailableFontsAsync())
    .map(({ fontName }) => fontName)
    .filter(
      ({ family, style }) => family === now.family && /italic|oblique/i.test(style) === isItalic
    )
  const bold = [/^bold\b/i, /^(?:semi|demi) ?bold\b/i].flatMap(
    (wanted) => styles.find(({ style }) => wanted.test(style)) ?? []
  )[0]
  const loaded = bold && (await loadFont(bold))
  if (!loaded) throw fontMissing(layer, { family: now.family, style: 'Bold' })
  return loaded
}

function fontMissing({ name }: SceneNode, { family, style }: FontName): Error {
  return refusal('font_missing', words().fontMissing(shownName(name), `${family} ${style}`))
}

function refuseUntouchable(edit: Edit, layer: SceneNode, frame: SceneNode, place: Place): void {
  const within = withinFrame(frame, layer)
  const around = place === 'copy' ? within : [layer, ...ancestorsOf(layer)]
  const locked = around.find((node) => node.locked)
  if (locked !== undefined) throw refusal('layer_locked', words().locked(shownName(locked.name)))
  // A component is copied as its instance; in the frame itself its layers can be moved.
  const isFree = ({ type }: SceneNode): boolean => place === 'frame' && type === 'COMPONENT'
  if (
    isBoundInInstance(
      edit,
      around.filter((node) => node === layer || !isFree(node))
    )
  ) {
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
