import type { LayerKind, LayerNode } from '../../../file'
import { isHairline, isIconSized, isSpeck } from './sizes'
import { isPainted, LEAST_COVER } from './subtree'

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
  if (node.type === 'TEXT') return node.characters > 0 ? 'text' : null
  if (node.image) return 'image'
  if (!isPainted(node) || isHairline(node)) return null
  if (isVector(node)) return isIconSized(node) ? 'icon' : 'shape'
  return node.cover >= LEAST_COVER && !isSpeck(node) ? 'shape' : null
}
