import type { LayerNode } from '../../../bridge'

/** Longest side of an icon, px of the design. */
const ICON = 64
/** Thinner than this is a line between things, not a thing. */
const HAIRLINE = 2

export function isIconSized({ width, height }: LayerNode): boolean {
  return Math.max(width, height) <= ICON
}

export function isHairline({ width, height }: LayerNode): boolean {
  return Math.min(width, height) <= HAIRLINE
}
