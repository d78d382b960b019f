import type { BoardTone } from '../../bridge'
import { loadFont } from '../figma/canvas/load-font'
import { refusal } from '../figma/refusal'
import { track } from '../figma/all-or-nothing'
import { words } from './words'

/** Styles of Inter, which comes with Figma. */
const WEIGHTS = ['Regular', 'Medium', 'Semi Bold', 'Bold'] as const

/** Loads the fonts that boards are set in. Throws no_font. */
export async function loadBoardFonts(): Promise<void> {
  const loaded = await Promise.all(WEIGHTS.map((style) => loadFont({ family: 'Inter', style })))
  if (loaded.includes(null)) throw refusal('no_font', words().noFont, 'maybe')
}

/** What is within a slide's edges, and what these keep free. All in canvas px, on a grid of 8. */
export const GRID = 8
export const WIDTH = 1792
export const PADDING = 64
export const COLUMN_GAP = 32
export const ROW_GAP = 48

/** The largest length on the grid up to the given one. */
export function onGrid(length: number): number {
  return Math.floor(length / GRID) * GRID
}

/** The board's own ground, on which light and dark pages both stand out; texts reach a contrast of 4.5 : 1 on it. */
export const GROUND = solid(0.953, 0.957, 0.965)
export const WHITE = solid(1, 1, 1)
export const INK = solid(0.12, 0.12, 0.12)
const GREY = solid(0.35, 0.36, 0.39)
export const LINE = solid(0.82, 0.83, 0.85)

/** Less and more attention: blue and orange differ for every kind of colour vision. */
const LESS = solid(0.106, 0.373, 0.576)
const MORE = solid(0.647, 0.267, 0)

/** Colours of numbered callouts. */
export const TONES: Readonly<Record<BoardTone, SolidPaint>> = {
  more: MORE,
  less: LESS,
  level: GREY,
  plain: MORE
}

function solid(r: number, g: number, b: number): SolidPaint {
  return { type: 'SOLID', color: { r, g, b } }
}

/** A frame without a look of its own, at the end of its parent. */
export function addFrame(parent: FrameNode | null, name: string): FrameNode {
  const frame = track(figma.createFrame())
  frame.name = name
  frame.fills = []
  frame.clipsContent = false
  parent?.appendChild(frame)
  return frame
}

/**
 * An auto-layout frame without a look of its own, as high as what is in it, at the end of its parent. `gap` and `width`
 * in canvas px, or Figma's name of a sizing. `wraps`: children without room go on the next line, like words of a text.
 */
export function addStack(
  parent: FrameNode | null,
  name: string,
  axis: 'HORIZONTAL' | 'VERTICAL',
  gap: number,
  width: number | 'HUG' | 'FILL',
  wraps = false
): FrameNode {
  const frame = addFrame(parent, name)
  frame.layoutMode = axis
  frame.itemSpacing = gap
  if (wraps) {
    frame.layoutWrap = 'WRAP'
    frame.counterAxisSpacing = 0
  }
  if (typeof width !== 'number') frame.layoutSizingHorizontal = width
  else frame.resize(width, 1)
  // Figma fixes both sides when it resizes.
  frame.layoutSizingVertical = 'HUG'
  return frame
}

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

interface TextLook {
  weight: (typeof WEIGHTS)[number]
  size: keyof typeof SIZES
  colour?: SolidPaint
  /** All the width there is, or one line as long as it gets. */
  width: 'HUG' | 'FILL'
  /** Canvas px. */
  maxWidth?: number
}

/** Styles of texts that occur several times. */
export const TITLE = { weight: 'Medium', size: 'small', colour: GREY, width: 'FILL' } as const
export const SENTENCE = { weight: 'Regular', size: 'callout', width: 'FILL' } as const
export const SMALL = { weight: 'Regular', size: 'small', colour: GREY } as const

/** Adds a text at the end of its parent, where there is anything to write. Figma names it by its words. */
export function addText(parent: FrameNode, characters: string, look: TextLook): void {
  if (characters === '') return
  const { size, line, spacing } = SIZES[look.size]
  const text = track(figma.createText())
  text.fontName = { family: 'Inter', style: look.weight }
  text.fontSize = size
  text.lineHeight = { unit: 'PIXELS', value: line }
  text.letterSpacing = { unit: 'PERCENT', value: spacing }
  text.fills = [look.colour ?? INK]
  text.characters = characters
  parent.appendChild(text)
  text.textAutoResize = look.width === 'HUG' ? 'WIDTH_AND_HEIGHT' : 'HEIGHT'
  if (look.width === 'FILL') text.layoutSizingHorizontal = 'FILL'
  if (look.maxWidth !== undefined) text.maxWidth = look.maxWidth
}

/** Canvas px across. */
export const NUMBER_SIZE = 32

/** A callout's number on its colour, as it stands on the pictures and beside its sentence. */
export function addNumber(
  parent: FrameNode,
  { label, tone }: { label: string; tone: BoardTone }
): FrameNode {
  const frame = addStack(parent, words().layers.number(label), 'HORIZONTAL', 0, NUMBER_SIZE)
  frame.fills = [TONES[tone]]
  frame.strokes = [WHITE]
  frame.strokeWeight = 2
  frame.strokeAlign = 'INSIDE'
  frame.cornerRadius = NUMBER_SIZE / 2
  frame.primaryAxisAlignItems = 'CENTER'
  frame.counterAxisAlignItems = 'CENTER'
  frame.layoutSizingVertical = 'FIXED'
  frame.resize(NUMBER_SIZE, NUMBER_SIZE)
  const look = { weight: 'Bold', size: 'number', colour: WHITE, width: 'HUG' } as const
  addText(frame, label, look)
  return frame
}
