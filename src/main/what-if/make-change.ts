import { type Candidate, type Changed, type Edit, type Hex, shownName } from '../../file'
import { isLaidOut } from '../figma/nodes/container'
import { hasVisiblePaint } from '../figma/nodes/shown'
import { colourOf, fillOf, fromHex, NO_COLOUR, strokeOf } from './colours'
import { isReadable, keepReadable } from './keep-readable'
import { refusal } from '../figma/refusal'
import { grow, scale, sizeOf } from './resize'
import { words } from './words'

/**
 * Makes a change on a copy of a frame; `inCopy` finds a layer's counterpart there by its id in the frame. Returns what a
 * value was and became. Throws no_effect, or low_contrast where letters could not be read any more; the copy is
 * half-changed then, and has to be removed.
 */
export function makeChange(
  { edits, kind, layerId }: Candidate,
  copy: SceneNode,
  inCopy: (id: string) => SceneNode
): Changed {
  const name = shownName(inCopy(layerId).name)
  const made = edits.map((edit) => {
    const node = inCopy(edit.id)
    const { value, apply } = EDITS[edit.do] as EditKind<Edit>
    const from = value(node)
    apply(node, edit, inCopy)
    return { edit, node, from, to: value(node) }
  })
  const [first] = made
  // A fill that a style would keep as it was is found here.
  const kept = made.some(({ edit, to }) => edit.do === 'fill' && to !== (edit.to ?? NO_COLOUR))
  if (first === undefined || kept || made.every(({ from, to }) => from === to)) {
    throw refusal('no_effect', words().noEffect(name))
  }
  const painted = made.filter(({ edit }) => edit.do === 'fill' || edit.do === 'letters')
  if (kind === 'letters' && !painted.every(({ node }) => isReadable(node, copy))) {
    throw refusal('low_contrast', words().lowContrast(name))
  }
  keepReadable(
    copy,
    painted.map(({ node }) => node)
  )
  const { edit, from, to } = first
  return SHOWN.includes(edit.do) && from !== to ? { from, to } : null
}

/** Edits whose values are shown to the designer. */
const SHOWN: readonly Edit['do'][] = ['fill', 'letters', 'scale', 'grow']

interface EditKind<E extends Edit> {
  /** The value that it changes, in words where it is shown: `16 px`, `#C2410C`, see `NO_COLOUR`. */
  value: (node: SceneNode) => string
  apply: (node: SceneNode, edit: E, inCopy: (id: string) => SceneNode) => void
}

const EDITS: { [Do in Edit['do']]: EditKind<Extract<Edit, { do: Do }>> } = {
  fill: {
    value: (node) => colourOf(fillOf(node)),
    apply: (node, { to }) => {
      if ('fills' in node) node.fills = to === null ? [] : [solid(to)]
    }
  },
  letters: {
    value: (node) => colourOf(fillOf(node) === 'none' ? strokeOf(node) : fillOf(node)),
    apply: (node, { to }) => recolour(node, to)
  },
  outline: {
    value: (node) =>
      'strokes' in node ? `${colourOf(strokeOf(node))} ${String(node.strokeWeight)}` : '',
    apply: (node, { to }) => outline(node, to)
  },
  scale: { value: sizeOf, apply: (node, { by, hold }) => scale(node, by, hold) },
  grow: { value: sizeOf, apply: (node, { by, hold }) => grow(node, by, hold) },
  order: {
    value: (node) => `${node.parent?.children.findIndex(({ id }) => id === node.id)}`,
    apply: (node, { before }, inCopy) => putBefore(node, inCopy(before))
  }
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
function recolour(node: SceneNode, to: Hex): void {
  if ('fills' in node && hasVisiblePaint(node.fills)) node.fills = [solid(to)]
  if (node.type !== 'TEXT' && 'strokes' in node && hasVisiblePaint(node.strokes)) {
    node.strokes = [solid(to)]
  }
  if ('opacity' in node) node.opacity = 1
}

function outline(node: SceneNode, to: { colour: Hex; weight: number } | null): void {
  if (!('strokes' in node)) return
  node.strokes = to === null ? [] : [solid(to.colour)]
  if (to === null) return
  node.strokeWeight = to.weight
  node.strokeAlign = 'INSIDE'
}

function solid(colour: Hex): SolidPaint {
  return { type: 'SOLID', color: fromHex(colour) }
}
