import { INK } from './board-colours'
import type { FontWeight } from './board-fonts'
import type { BoardKit } from './board-kit'

interface TextLook {
  name: string
  weight: FontWeight
  /** In units. */
  size: number
  colour?: SolidPaint
  align?: 'LEFT' | 'RIGHT'
  /** Canvas px to wrap at, all the width there is, or one line as long as it gets. */
  width: number | 'HUG' | 'FILL'
  /** In units. */
  maxWidth?: number
}

/** From this size on, in units, lines and letters move closer together, as Figma's own headings do. */
const LARGE = 1.5

/** A text at the end of its parent; null where there is no font or nothing to write. */
export function addText(
  { track, fonts, unit }: BoardKit,
  parent: FrameNode,
  characters: string,
  look: TextLook
): TextNode | null {
  if (fonts === null || characters === '') return null
  const text = track(figma.createText())
  text.fontName = fonts[look.weight]
  text.fontSize = look.size * unit
  text.lineHeight = { unit: 'PERCENT', value: look.size > LARGE ? 118 : 140 }
  text.letterSpacing = { unit: 'PERCENT', value: look.size > LARGE ? -2 : 0 }
  text.textAlignHorizontal = look.align ?? 'LEFT'
  text.fills = [look.colour ?? INK]
  text.characters = characters
  text.name = look.name
  parent.appendChild(text)
  setWidth(text, look.width)
  if (look.maxWidth !== undefined) text.maxWidth = look.maxWidth * unit
  return text
}

export function setWidth(text: TextNode, width: TextLook['width']): void {
  text.textAutoResize = width === 'HUG' ? 'WIDTH_AND_HEIGHT' : 'HEIGHT'
  if (width === 'FILL') text.layoutSizingHorizontal = 'FILL'
  if (typeof width !== 'number') return
  text.resize(width, 1)
  // Figma fixes both sides when it resizes.
  text.textAutoResize = 'HEIGHT'
}
