import type { BoardVariant, NewBoard } from '../../../bridge'
import type { Track } from '../../figma/canvas/make-and-show'
import { words } from '../words'
import { addCallouts } from './add-callouts'
import { addFooter } from './add-footer'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { GREY, GROUND } from './board-colours'
import type { BoardFonts } from './board-fonts'
import { BOARD_WIDTH, type BoardKit, COLUMN_GAP, PADDING, ROW_GAP } from './board-kit'
import { markContent } from './board-link'
import { buildColumn, type Column } from './build-column'
import { type BoardPlan, planBoard } from './plan-board'

/** How high a board becomes where its texts are no longer than usual, canvas px: a slide, and a poster for more. */
const SLIDE_HEIGHT = 1160
const GRID_HEIGHT = 1560
/** Up to so many variants are a slide, up to so many a grid; further rows make it longer. */
const SLIDE_VARIANTS = 3
const GRID_VARIANTS = 6
const MORE_HEIGHT = 120
/** What fits on one line; a longer headline is set smaller. */
const LONG_HEADLINE = 70
/** Longer lines are hard to read. */
const LINE_LENGTH = 1344

/** Everything on the board, as one auto-layout frame. */
export function buildContent(board: NewBoard, fonts: BoardFonts | null, track: Track): FrameNode {
  const kit: BoardKit = { track, fonts }
  const content = addStack(kit, null, {
    name: board.title,
    axis: 'VERTICAL',
    gap: ROW_GAP,
    padding: PADDING,
    width: BOARD_WIDTH
  })
  content.fills = [GROUND]
  markContent(content)
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
  const look = { name: layers.header, axis: 'VERTICAL', gap: 8, width: 'FILL' } as const
  const header = addStack(kit, content, look)
  addText(kit, header, board.title, {
    name: layers.title,
    weight: 'Medium',
    size: 'small',
    colour: GREY,
    width: 'FILL'
  })
  addText(kit, header, board.headline, {
    name: layers.headline,
    weight: 'Bold',
    size: board.headline.length > LONG_HEADLINE ? 'longHeadline' : 'headline',
    width: 'FILL'
  })
  addText(kit, header, board.lead, {
    name: layers.lead,
    weight: 'Regular',
    size: 'callout',
    width: 'FILL',
    maxWidth: LINE_LENGTH
  })
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
  const look = { gap: ROW_GAP, width: 'HUG' } as const
  const variants = addStack(kit, content, { ...look, name: layers.variants, axis: 'VERTICAL' })
  const { callouts } = plan
  plan.rows.forEach((planned, index) => {
    const columns = planned.columns.map((column) => buildColumn(kit, column, planned))
    alignHeadings(columns)
    const row = addStack(kit, variants, {
      name: layers.row,
      axis: 'HORIZONTAL',
      gap: COLUMN_GAP,
      width: 'HUG'
    })
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
