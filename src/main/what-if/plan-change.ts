import { labColour, labDistance } from '../../colour'
import { type Candidate, type Edit, type Hex, isBoundInInstance, shownName } from '../../file'
import { loadFontsIn, loadFontsOf } from '../figma/canvas/load-font'
import { ancestorsOf, nodeRemoved } from '../figma/nodes/find-node'
import { drawsSomething, isText } from '../figma/nodes/shown'
import { refusal } from '../figma/refusal'
import { words } from './words'

/** A paint for a layer, and the style that it comes from, if any. */
export interface Ink {
  paint: SolidPaint
  styleId: string | null
}

/** A change that can be made, with what was found, read and loaded for it. */
export interface PlannedChange {
  change: Candidate
  /** The layers that it names, by id. */
  layers: ReadonlyMap<string, SceneNode>
  /** For each edit that paints, its new paint; null where it takes the paint away. */
  inks: ReadonlyMap<Edit, Ink | null>
}

/** Where a change is made: in the frame itself an instance binds its layers; a copy of one is detached. */
type Place = 'frame' | 'copy'

/**
 * Throws where a change cannot be made, before anything is written: layer_removed, layer_locked, in_instance, font_missing.
 * Loads the fonts that it needs, and reads the paints that it takes from other layers.
 */
export async function planChange(
  frame: SceneNode,
  change: Candidate,
  place: Place
): Promise<PlannedChange> {
  const { edits } = change
  const layers = await layersOf(frame, change)
  for (const edit of edits) refuseUntouchable(edit, layers.get(edit.id)!, frame, place)
  for (const { do: what, id } of edits) {
    if (what === 'grow' || what === 'order') await requireFonts(layers.get(id)!)
  }
  // All this takes a moment, in which anyone may delete it.
  if ([frame, ...layers.values()].some(({ removed }) => removed)) throw nodeRemoved()
  return { change, layers, inks: new Map(edits.map((edit) => [edit, inkFor(edit, layers)])) }
}

/** The layers that a change is about, and those that it takes colours from, as far as they are there. */
async function layersOf(
  frame: SceneNode,
  { edits, layerId }: Candidate
): Promise<Map<string, SceneNode>> {
  const layers = new Map<string, SceneNode>()
  const find = async (id: string, isNeeded = true): Promise<void> => {
    const layer = await layerIn(frame, id)
    if (layer !== null) layers.set(id, layer)
    else if (isNeeded) throw refusal('layer_removed', words().layerGone)
  }
  await find(layerId)
  for (const edit of edits) {
    await find(edit.id)
    if (edit.do === 'order') await find(edit.before)
    if ('like' in edit && edit.like !== undefined) await find(edit.like, false)
  }
  return layers
}

/** A layer inside a frame; null where it is not, or no longer, in the frame. */
export async function layerIn(frame: SceneNode, id: string): Promise<SceneNode | null> {
  const layer = (await figma.getNodeByIdAsync(id)) as SceneNode | null
  if (layer === null || layer.removed) return null
  return ancestorsOf(layer).some((around) => around.id === frame.id) ? layer : null
}

/** A layer and those around it within a frame, nearest first. */
export function withinFrame(frame: SceneNode, layer: SceneNode): SceneNode[] {
  const all = [layer, ...ancestorsOf(layer)]
  return all.slice(
    0,
    all.findIndex(({ id }) => id === frame.id)
  )
}

function refuseUntouchable(edit: Edit, layer: SceneNode, frame: SceneNode, place: Place): void {
  const around = place === 'copy' ? withinFrame(frame, layer) : [layer, ...ancestorsOf(layer)]
  const locked = around.find((node) => node.locked)
  if (locked !== undefined) throw refusal('layer_locked', words().locked(shownName(locked.name)))
  // A component is copied as its instance; in the frame itself its layers can be moved.
  const isFree = ({ type }: SceneNode): boolean => place === 'frame' && type === 'COMPONENT'
  const binding = around.filter((node) => node === layer || !isFree(node))
  if (!isBoundInInstance(edit, binding)) return
  throw refusal('in_instance', words().inInstance(shownName(layer.name)))
}

/** Loads the fonts of hidden texts, too: they are laid out with the others. */
async function requireFonts(layer: SceneNode): Promise<void> {
  const [missing] = isText(layer)
    ? await loadFontsOf([layer])
    : 'children' in layer
      ? await loadFontsIn(layer)
      : []
  if (missing === undefined) return
  const font = `${missing.family} ${missing.style}`
  throw refusal('font_missing', words().fontMissing(shownName(layer.name), font))
}

function inkFor(edit: Edit, layers: PlannedChange['layers']): Ink | null {
  if (edit.do === 'outline') return edit.to && inkOf(edit.to.colour)
  if ((edit.do !== 'fill' && edit.do !== 'letters') || edit.to === null) return null
  return inkOf(edit.to, layers.get(edit.like ?? ''))
}

/** CIELAB distance up to which a colour read from a picture is that of a layer: exports are not quite even. */
const SAME = 5

/** One colour, as the layer has it that has the colour already: with its variable and its style. */
export function inkOf(to: Hex, like?: SceneNode): Ink {
  const level = (at: number): number => parseInt(to.slice(at, at + 2), 16) / 255
  const color = { r: level(1), g: level(3), b: level(5) }
  const plain: Ink = { paint: { type: 'SOLID', color }, styleId: null }
  if (like === undefined || !('fills' in like) || !Array.isArray(like.fills)) return plain
  const [only, ...more] = (like.fills as readonly Paint[]).filter(drawsSomething)
  if (only?.type !== 'SOLID' || more.length > 0 || (only.opacity ?? 1) < 1) return plain
  if (labDistance(lab(only.color), lab(color)) > SAME) return plain
  const styleId = 'fillStyleId' in like ? like.fillStyleId : null
  return { paint: only, styleId: typeof styleId === 'string' && styleId !== '' ? styleId : null }
}

function lab({ r, g, b }: RGB) {
  return labColour(r, g, b)
}
