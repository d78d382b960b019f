import { type Candidate, type Edit, shownName } from '../../file'
import { isLaidOut } from '../figma/nodes/container'
import { refusal } from '../figma/refusal'
import { hasVisiblePaint } from '../figma/nodes/shown'
import type { Ink } from './colours'
import { grow } from './grow'
import { words } from './words'

/** What a change needs that was read or loaded before it. */
export interface Means {
  /** For each edit that paints, its new paint; null where it takes the paint away. */
  inks: ReadonlyMap<Edit, Ink | null>
  /** For each edit of a weight, the font of the new letters. */
  fonts: ReadonlyMap<Edit, FontName>
}

/**
 * Makes a change in a frame or in a copy of it; `find` gives a layer there by its id in the frame. Throws no_effect where
 * nothing becomes different.
 */
export function makeChange(
  { edits, layerId }: Candidate,
  { inks, fonts }: Means,
  find: (id: string) => SceneNode
): void {
  let isChanged = false
  for (const edit of edits) {
    const node = find(edit.id)
    const before = looksOf(node)
    apply(node, edit)
    isChanged ||= looksOf(node) !== before
  }
  if (!isChanged) throw refusal('no_effect', words().noEffect(shownName(find(layerId).name)))

  function apply(node: SceneNode, edit: Edit): void {
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
      case 'weight':
        if (node.type === 'TEXT') node.fontName = fonts.get(edit)!
        break
      case 'grow':
        grow(node, edit.by, edit.hold)
        break
      case 'order':
        putBefore(node, find(edit.before))
    }
  }
}

/** Binds what was painted to the styles that its colours come from. A style that is gone leaves its colour. */
export async function bindStyles(
  { edits }: Candidate,
  { inks }: Means,
  find: (id: string) => SceneNode
): Promise<void> {
  for (const edit of edits) {
    const styleId = inks.get(edit)?.styleId
    const node = find(edit.id)
    const isFill = edit.do === 'fill' || (edit.do === 'letters' && node.type === 'TEXT')
    if (!styleId || !isFill || !('setFillStyleIdAsync' in node)) continue
    await node.setFillStyleIdAsync(styleId).catch(() => undefined)
  }
}

/** What an edit may change of a layer, as a text to be compared. */
function looksOf(node: SceneNode): string {
  const { parent } = node
  return JSON.stringify([
    'fills' in node && node.fills !== figma.mixed && node.fills,
    'strokes' in node && [node.strokes, String(node.strokeWeight)],
    'opacity' in node && node.opacity,
    node.type === 'TEXT' && node.fontName !== figma.mixed && node.fontName,
    node.height,
    parent?.children.findIndex(({ id }) => id === node.id)
  ])
}

function putBefore(node: SceneNode, before: SceneNode): void {
  const { parent } = node
  if (parent === null || before.parent?.id !== parent.id || !isLaidOut(node)) return
  parent.insertChild(
    parent.children.findIndex(({ id }) => id === before.id),
    node
  )
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
