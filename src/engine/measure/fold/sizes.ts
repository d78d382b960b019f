import type { LayerNode } from '../../../file'

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
