import { INK } from './board-colours'
import type { FontWeight } from './board-fonts'
import type { BoardKit } from './board-kit'

/** Sizes and line heights, canvas px: read on a slide, lines on the board's grid. */
const SIZES = {
  headline: { size: 48, line: 56, spacing: -2 },
  longHeadline: { size: 40, line: 48, spacing: -2 },
  figure: { size: 28, line: 32, spacing: -1 },
  name: { size: 24, line: 32, spacing: -1 },
  callout: { size: 22, line: 32, spacing: -0.5 },
  number: { size: 16, line: 24, spacing: 0 },
  small: { size: 14, line: 24, spacing: 0 }
} as const

export interface TextLook {
  name: string
  weight: FontWeight
  size: keyof typeof SIZES
  colour?: SolidPaint
  /** All the width there is, or one line as long as it gets. */
  width: 'HUG' | 'FILL'
  /** Canvas px. */
  maxWidth?: number
}

/** A text at the end of its parent; null where there is no font or nothing to write. */
export function addText(
  { track, fonts }: BoardKit,
  parent: FrameNode,
  characters: string,
  look: TextLook
): TextNode | null {
  if (fonts === null || characters === '') return null
  const { size, line, spacing } = SIZES[look.size]
  const text = track(figma.createText())
  text.fontName = fonts[look.weight]
  text.fontSize = size
  text.lineHeight = { unit: 'PIXELS', value: line }
  text.letterSpacing = { unit: 'PERCENT', value: spacing }
  text.fills = [look.colour ?? INK]
  text.characters = characters
  text.name = look.name
  parent.appendChild(text)
  text.textAutoResize = look.width === 'HUG' ? 'WIDTH_AND_HEIGHT' : 'HEIGHT'
  if (look.width === 'FILL') text.layoutSizingHorizontal = 'FILL'
  if (look.maxWidth !== undefined) text.maxWidth = look.maxWidth
  return text
}

/** Of a letter of Inter and of what is as wide as high, such as Chinese and emoji. In em, on the safe side. */
const NARROW = 0.6
const WIDE = 1.15
/** Where Korean begins; nearly everything wide lies beyond. */
const FIRST_WIDE = 0x1100

/** About how high a text is when it wraps at `width` px. Made to be too much rather than too little. */
export function estimateHeight(text: string, look: TextLook['size'], width: number): number {
  const { size, line } = SIZES[look]
  let em = 0
  for (const letter of text) em += (letter.codePointAt(0) ?? 0) < FIRST_WIDE ? NARROW : WIDE
  return Math.ceil((em * size) / width) * line
}
