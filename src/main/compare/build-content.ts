import type { NewBoard } from '../../bridge'
import type { Track } from '../figma/undo'
import { addFooter } from './add-footer'
import type { BoardFonts } from './board-fonts'
import {
  addNumber,
  addStack,
  addText,
  type BoardKit,
  COLUMN_GAP,
  GROUND,
  onGrid,
  PADDING,
  ROW_GAP,
  SENTENCE,
  TITLE
} from './board-kit'
import { addColumn } from './build-column'
import { type BoardPlan, planBoard } from './plan-board'
import { words } from './words'

/** Characters that fit on one line; a longer headline is set smaller. */
const LONG_HEADLINE = 70
/** Longer lines are hard to read. */
const LINE_LENGTH = 1344

/** Everything on the board, as one auto-layout frame. Its section bears the title. */
export function buildContent(board: NewBoard, fonts: BoardFonts | null, track: Track): FrameNode {
  const kit: BoardKit = { track, fonts }
  const plan = planBoard(board.variants, board.callouts.list.length > 0 && fonts !== null)
  const width = plan.width + 2 * PADDING
  const content = addStack(kit, null, board.title, 'VERTICAL', ROW_GAP, width)
  content.paddingLeft = content.paddingRight = PADDING
  content.paddingTop = content.paddingBottom = PADDING
  content.fills = [GROUND]
  addHeader(kit, content, board)
  const { layers } = words()
  const variants = addStack(kit, content, layers.variants, 'HORIZONTAL', COLUMN_GAP, 'FILL', true)
  variants.counterAxisSpacing = ROW_GAP
  for (const column of plan.columns) addColumn(kit, variants, column, plan.pictureHeight)
  addCallouts(kit, variants, board.callouts, plan.callouts)
  addFooter(kit, content, board, plan.width)
  return content
}

function addHeader(kit: BoardKit, content: FrameNode, board: NewBoard): void {
  if (kit.fonts === null) return
  const { layers } = words()
  const header = addStack(kit, content, layers.header, 'VERTICAL', 8, 'FILL')
  const size = board.headline.length > LONG_HEADLINE ? 'longHeadline' : 'headline'
  addText(kit, header, layers.headline, board.headline, { weight: 'Bold', size, width: 'FILL' })
  addText(kit, header, layers.lead, board.lead, { ...SENTENCE, maxWidth: LINE_LENGTH })
}

/** Adds the callouts, a numbered sentence each, below each other or, in a row of their own, side by side. */
function addCallouts(
  kit: BoardKit,
  parent: FrameNode,
  { title, list }: NewBoard['callouts'],
  plan: BoardPlan['callouts']
): void {
  if (plan === null) return
  const { beside, width } = plan
  const { layers } = words()
  const all = addStack(kit, parent, layers.callouts, 'VERTICAL', 24, width)
  addText(kit, all, layers.text, title, TITLE)
  const axis = beside ? 'VERTICAL' : 'HORIZONTAL'
  const items = addStack(kit, all, layers.callouts, axis, beside ? 24 : COLUMN_GAP, 'FILL')
  const each = beside ? 'FILL' : onGrid((width - (list.length - 1) * COLUMN_GAP) / list.length)
  for (const { label, sentence, tone } of list) {
    const item = addStack(kit, items, layers.callout(label), 'HORIZONTAL', 16, each)
    addNumber(kit, item, { label, tone })
    addText(kit, item, layers.text, sentence, SENTENCE)
  }
}
