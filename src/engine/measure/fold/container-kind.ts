import { areaOf, sharedArea } from '../../../perception/see/box'
import { LABEL_LENGTH, type LayerKind } from '../../../file'
import { hasRealName, isIconSized, isPainted } from './node-kind'
import type { Subtree } from './subtree'

/** A control is as low as a bar or as small as a badge, px of the design, and this part of the frame at most. */
const CONTROL = { height: 96, side: 200, part: 0.2 }
/** An avatar or a count in a circle has at most this many characters. */
const INITIALS = 3
/** A box without paint is a control when its label has this much room above and below, and no more beside. */
const PADDING = { least: 4, most: 48 }
const BARE_HEIGHT = 64
/** Largest size of a group, in px and as a share of the frame, and its most content. */
const GROUP = { height: 128, part: 0.08, parts: 4, characters: 120 }
/** Largest height of a table's row. */
const ROW_HEIGHT = 72
/** A drawing of many vectors is one thing up to this part of the frame. */
const DRAWING_PART = 0.5

/**
 * The kind of thing that a viewer takes a layer with something inside for, as a whole; null when it is a wrapper around
 * several things.
 */
export function containerKind(tree: Subtree, frameArea: number): LayerKind | null {
  const { node, content, box } = tree
  if (node.image) return tree.children.some(({ layers }) => layers > 0) ? null : 'image'
  if (content.pictures > 0 || content.controls > 0) return null
  const part = areaOf(box) / frameArea
  if (isIcon(tree)) return 'icon'
  if (isControl(tree, part)) return 'control'
  if (!hasRealName(node.name)) return null
  if (isDrawing(tree) && part <= DRAWING_PART) return 'group'
  return isGroup(tree, part) ? 'group' : null
}

/** True for what could be a row of a table: low, with several texts and nothing to look at or press. */
export function isRowLike({ node, content, box }: Subtree): boolean {
  if (!hasRealName(node.name) || box.bottom - box.top > ROW_HEIGHT) return false
  return content.texts > 1 && content.pictures === 0 && content.controls === 0
}

function isIcon({ node, content }: Subtree): boolean {
  if (!isIconSized(node)) return false
  if (content.texts === 0) return content.icons + content.vectors > 0
  const square = Math.abs(node.width - node.height) <= 1
  return content.texts === 1 && content.characters <= INITIALS && square && isPainted(node)
}

function isDrawing({ content }: Subtree): boolean {
  return content.texts + content.chips + content.boxedIcons === 0 && content.vectors > 1
}

/** Names that say of a box that it is a button, also where its label is in two parts, such as with a price. */
const BUTTON = /\b(?:button|btn|cta|knopf)\b/i

function isControl({ node, content, box, children }: Subtree, part: number): boolean {
  const most = BUTTON.test(node.name) ? 2 : 1
  if (
    content.texts < 1 ||
    content.texts > most ||
    content.characters > LABEL_LENGTH ||
    content.shapes > 0
  )
    return false
  const small = Math.max(node.width, node.height) <= CONTROL.side
  if (part > CONTROL.part || (node.height > CONTROL.height && !small)) return false
  const backed = children.some(
    (child) => child.background && sharedArea(child.box, box) > 0.8 * areaOf(box)
  )
  if (isPainted(node) || backed) return true
  if (node.type === 'INSTANCE' && content.icons > 0) return node.height <= BARE_HEIGHT
  return hasRoom({ node, children })
}

/** A label alone in a box with room around it, such as a button without paint or a tab that is not chosen. */
function hasRoom({ node, children }: Pick<Subtree, 'node' | 'children'>): boolean {
  const [label] = children
  if (children.length !== 1 || label?.node.type !== 'TEXT' || node.type === 'GROUP') return false
  const above = (node.height - label.node.height) / 2
  const beside = (node.width - label.node.width) / 2
  const { least, most } = PADDING
  return node.height <= BARE_HEIGHT && above >= least && beside >= least && beside <= most
}

function isGroup({ node, content }: Subtree, part: number): boolean {
  const parts = content.texts + content.icons + content.chips + content.shapes
  return (
    parts > 1 &&
    parts <= GROUP.parts &&
    content.close &&
    content.headlines === 0 &&
    content.characters <= GROUP.characters &&
    node.height <= GROUP.height &&
    part <= GROUP.part
  )
}
