import type { BoardCallouts, BoardVariant, NewBoard } from '../../bridge'
import type { Track } from '../figma/undo'
import { addFooter } from './add-footer'
import type { BoardFonts } from './board-fonts'
import {
  addNumber,
  addStack,
  addText,
  BOARD_WIDTH,
  type BoardKit,
  COLUMN_GAP,
  GROUND,
  onGrid,
  PADDING,
  ROW_GAP,
  SENTENCE,
  TITLE
} from './board-kit'
import { buildColumn, type Column } from './build-column'
import { type BoardPlan, planBoard } from './plan-board'
import { words } from './words'

/** How high a board becomes where its texts are no longer than usual, canvas px: a slide, and a poster for more. */
const SLIDE_HEIGHT = 1160
const GRID_HEIGHT = 1560
/** Most variants on a slide and in a grid; further rows make the grid longer. */
const SLIDE_VARIANTS = 3
const GRID_VARIANTS = 6
const MORE_HEIGHT = 120
/** Characters that fit on one line; a longer headline is set smaller. */
const LONG_HEADLINE = 70
/** Longer lines are hard to read. */
const LINE_LENGTH = 1344

/** Everything on the board, as one auto-layout frame. */
export function buildContent(board: NewBoard, fonts: BoardFonts | null, track: Track): FrameNode {
  const kit: BoardKit = { track, fonts }
  const content = addStack(kit, null, board.title, 'VERTICAL', ROW_GAP, BOARD_WIDTH)
  content.paddingLeft = content.paddingRight = PADDING
  content.paddingTop = content.paddingBottom = PADDING
  content.fills = [GROUND]
  const header = addHeader(kit, content, board)
  const footer = addFooter(kit, content, board)
  // What the texts around them leave is for the pictures.
  const around = [header, footer].map((part) => (part === null ? 0 : part.height + ROW_GAP))
  const tall = heightFor(board.variants) - 2 * PADDING - (around[0] ?? 0) - (around[1] ?? 0)
  const hasCallouts = board.callouts.list.length > 0 && fonts !== null
  const plan = planBoard(board.variants, hasCallouts, tall)
  const variants = addVariants(kit, content, board, plan)
  content.insertChild(header === null ? 0 : 1, variants)
  return content
}

function heightFor({ length }: readonly BoardVariant[]): number {
  if (length <= SLIDE_VARIANTS) return SLIDE_HEIGHT
  return GRID_HEIGHT + MORE_HEIGHT * Math.max(0, length - GRID_VARIANTS)
}

function addHeader(kit: BoardKit, content: FrameNode, board: NewBoard): FrameNode | null {
  if (kit.fonts === null) return null
  const { layers } = words()
  const header = addStack(kit, content, layers.header, 'VERTICAL', 8, 'FILL')
  const size = board.headline.length > LONG_HEADLINE ? 'longHeadline' : 'headline'
  addText(kit, header, layers.title, board.title, TITLE)
  addText(kit, header, layers.headline, board.headline, { weight: 'Bold', size, width: 'FILL' })
  addText(kit, header, layers.lead, board.lead, { ...SENTENCE, maxWidth: LINE_LENGTH })
  return header
}

/** Columns are finished before they join the rest, so that Figma lays each out once. */
function addVariants(
  kit: BoardKit,
  content: FrameNode,
  board: NewBoard,
  plan: BoardPlan
): FrameNode {
  const { layers } = words()
  const variants = addStack(kit, content, layers.variants, 'VERTICAL', ROW_GAP, 'HUG')
  const { callouts } = plan
  plan.rows.forEach((planned, index) => {
    const columns = planned.columns.map((column) => buildColumn(kit, column, planned))
    alignHeadings(columns)
    const row = addStack(kit, variants, layers.row, 'HORIZONTAL', COLUMN_GAP, 'HUG')
    for (const { frame } of columns) row.appendChild(frame)
    if (callouts?.below === false && index === plan.rows.length - 1)
      addCallouts(kit, row, board.callouts, callouts)
  })
  if (callouts?.below) addCallouts(kit, variants, board.callouts, callouts)
  return variants
}

/** Makes neighbouring headings as high as the highest, so that what lies below them begins on one line. */
function alignHeadings(columns: readonly Column[]): void {
  const heights = columns.map(({ heading }) => heading.height)
  const highest = Math.max(...heights)
  columns.forEach(({ heading }, index) => {
    if (heights[index] !== highest) heading.minHeight = highest
  })
}

/** Adds the callouts, a numbered sentence each, below each other or, below everything, side by side. */
function addCallouts(
  kit: BoardKit,
  parent: FrameNode,
  { title, list }: BoardCallouts,
  { below, width }: NonNullable<BoardPlan['callouts']>
): void {
  if (kit.fonts === null || list.length === 0) return
  const { layers } = words()
  const all = addStack(kit, parent, layers.callouts, 'VERTICAL', 24, width)
  addText(kit, all, layers.title, title, TITLE)
  const [axis, gap] = below ? (['HORIZONTAL', COLUMN_GAP] as const) : (['VERTICAL', 24] as const)
  const items = addStack(kit, all, layers.callouts, axis, gap, 'FILL')
  const each = below ? onGrid((width - (list.length - 1) * COLUMN_GAP) / list.length) : 'FILL'
  list.forEach(({ number, sentence, tone }) => {
    const item = addStack(kit, items, layers.callout(number), 'HORIZONTAL', 16, each)
    addNumber(kit, item, { number, tone })
    addText(kit, item, layers.text, sentence, SENTENCE)
  })
}
