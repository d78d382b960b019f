import { type Hold, shownName } from '../../file'
import { isLaidOut } from '../figma/nodes/container'
import { hasVisiblePaint } from '../figma/nodes/shown'
import { refusal } from '../figma/refusal'
import type { Ink, PlannedChange } from './plan-change'
import { words } from './words'

/** Makes a change. Throws no_effect where nothing becomes different. */
export function makeChange(planned: PlannedChange): void {
  const { change, inks, layers } = planned
  const at = (id: string): SceneNode => layers.get(id)!
  const before = looksOf(planned)
  for (const edit of change.edits) {
    const node = at(edit.id)
    const ink = inks.get(edit) ?? null
    switch (edit.do) {
      case 'fill':
        if ('fills' in node) node.fills = ink === null ? [] : [ink.paint]
        break
      case 'letters':
        if (ink !== null) recolour(node, ink.paint)
        break
      case 'outline':
        if ('strokes' in node) outline(node, edit.to?.weight ?? 0, ink)
        break
      case 'grow':
        grow(node, edit.by, edit.hold)
        break
      case 'order':
        putBefore(node, at(edit.before))
    }
  }
  if (looksOf(planned) !== before) return
  throw refusal('no_effect', words().noEffect(shownName(at(change.layerId).name)))
}

/** Binds what was painted to the styles that its colours come from. A style that is gone leaves its colour. */
export async function bindStyles({ change, inks, layers }: PlannedChange): Promise<void> {
  for (const edit of change.edits) {
    const styleId = inks.get(edit)?.styleId
    const node = layers.get(edit.id)!
    const isFill = edit.do === 'fill' || (edit.do === 'letters' && node.type === 'TEXT')
    if (!styleId || !isFill || !('setFillStyleIdAsync' in node)) continue
    await node.setFillStyleIdAsync(styleId).catch(() => undefined)
  }
}

/** What a change may change of its layers, as a text to be compared. */
export function looksOf({ change, layers }: PlannedChange): string {
  const looks = change.edits.map(({ id }) => {
    const node = layers.get(id)!
    return [
      'fills' in node && node.fills !== figma.mixed && node.fills,
      'strokes' in node && [node.strokes, String(node.strokeWeight)],
      'opacity' in node && node.opacity,
      node.height,
      placeOf(node)
    ]
  })
  return JSON.stringify(looks)
}

function placeOf({ id, parent }: SceneNode): number | undefined {
  return parent?.children.findIndex((child) => child.id === id)
}

function putBefore(node: SceneNode, before: SceneNode): void {
  const { parent } = node
  if (parent === null || before.parent?.id !== parent.id || !isLaidOut(node)) return
  parent.insertChild(placeOf(before)!, node)
}

/**
 * A text's letters, or the visible fills and strokes of a sign, in one colour that covers. What draws nothing is not
 * written back: Figma takes a pattern by setFillsAsync alone.
 */
function recolour(node: SceneNode, paint: SolidPaint): void {
  if ('fills' in node && hasVisiblePaint(node.fills)) node.fills = [paint]
  if (node.type !== 'TEXT' && 'strokes' in node && hasVisiblePaint(node.strokes)) {
    node.strokes = [paint]
  }
  if ('opacity' in node) node.opacity = 1
}

function outline(node: SceneNode & MinimalStrokesMixin, weight: number, ink: Ink | null): void {
  node.strokes = ink === null ? [] : [ink.paint]
  if (ink === null) return
  node.strokeWeight = weight
  node.strokeAlign = 'INSIDE'
}

/** The part of its height at which a layer is held. */
const PARTS = { start: 0, centre: 0.5, end: 1 }

/**
 * Makes an auto-layout frame higher: by its padding where it hugs its content. Where no auto-layout places it, the side
 * that it holds stays.
 */
function grow(node: SceneNode, by: number, hold: Hold = 'centre'): void {
  if (!('layoutMode' in node) || node.layoutMode === 'NONE') return
  if (node.layoutSizingVertical === 'HUG') {
    node.paddingTop += Math.floor(by / 2)
    node.paddingBottom += Math.ceil(by / 2)
  } else {
    const { layoutSizingHorizontal: across } = node
    node.resize(node.width, node.height + by)
    // Resizing by hand ends hugging and filling.
    if (node.layoutSizingHorizontal !== across) node.layoutSizingHorizontal = across
  }
  if (!isLaidOut(node)) node.y -= by * PARTS[hold]
}
