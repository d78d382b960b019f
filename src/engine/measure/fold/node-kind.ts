import type { LayerKind, LayerNode } from '../../../file'

/** A layer that hides less than this of what lies below is not seen. */
export const LEAST_COVER = 1 / 32
/** Longest side of an icon, px of the design. */
const ICON = 64
/** A dot or bar no longer than this is nothing by itself. */
const SPECK = 12
/** A text with more room than this for each character, and higher than that, is a headline: px², px. */
const HEADLINE = { perCharacter: 800, height: 40 }
/** Thinner than this is a line between things, not a thing. */
const HAIRLINE = 4

export function isIconSized({ width, height }: LayerNode): boolean {
  return Math.max(width, height) <= ICON
}

export function isHairline({ width, height }: LayerNode): boolean {
  return Math.min(width, height) <= HAIRLINE
}

export function isSpeck({ width, height }: LayerNode): boolean {
  return Math.max(width, height) <= SPECK
}

export function isHeadline({ width, height, characters }: LayerNode): boolean {
  return height > HEADLINE.height && width * height > HEADLINE.perCharacter * characters
}

/** Figma's default names of layers, with their number. */
const GIVEN_BY_FIGMA =
  /^(?:frame|group|mask group|clip path group|rectangle|ellipse|vector|line|arrow|polygon|star|union|subtract|intersect|exclude|image|instance|component|section|text|slice)[ \d]*(?:copy[ \d]*)?$/i

/** True for a name that a designer gave, unlike “Group 12” or “Rectangle 7”. */
export function hasRealName(name: string): boolean {
  return /[\p{L}\p{N}]/u.test(name) && !GIVEN_BY_FIGMA.test(name.trim())
}

const DRAWN = new Set(['VECTOR', 'BOOLEAN_OPERATION', 'STAR', 'POLYGON'])

/** True for what is drawn with the pen, which is never a plain box. */
export function isVector({ type }: LayerNode): boolean {
  return DRAWN.has(type)
}

/**
 * The kind of a layer that has nothing inside: text, image, icon (a small vector) or shape. null for
 * empty texts, lines between things, dots, boxes that are only an outline, and what has no paint.
 */
export function leafKind(node: LayerNode): LayerKind | null {
  if (node.type === 'TEXT') return textKind(node)
  if (node.image) return 'image'
  if (!isPainted(node) || isHairline(node)) return null
  if (isVector(node)) return isIconSized(node) ? 'icon' : 'shape'
  return node.cover >= LEAST_COVER && !isSpeck(node) ? 'shape' : null
}

function textKind({ characters, icon }: LayerNode): LayerKind | null {
  if (icon) return 'icon'
  return characters > 0 ? 'text' : null
}

/** True when a layer has paint of its own that shows. */
export function isPainted({ cover, outlined }: LayerNode): boolean {
  return cover >= LEAST_COVER || outlined
}
