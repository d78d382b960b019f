import type { NewBoard } from '../../bridge'
import { addFooter } from './add-footer'
import {
  addNumber,
  addStack,
  addText,
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
export function buildContent(board: NewBoard): FrameNode {
  const plan = planBoard(board.variants, board.callouts.list.length > 0)
  const width = plan.width + 2 * PADDING
  const content = addStack(null, board.title, 'VERTICAL', ROW_GAP, width)
  content.paddingLeft = content.paddingRight = PADDING
  content.paddingTop = content.paddingBottom = PADDING
  content.fills = [GROUND]
  addHeader(content, board)
  const { layers } = words()
  const variants = addStack(content, layers.variants, 'HORIZONTAL', COLUMN_GAP, 'FILL', true)
  variants.counterAxisSpacing = ROW_GAP
  for (const column of plan.columns) addColumn(variants, column, plan.pictureHeight)
  addCallouts(variants, board.callouts, plan.callouts)
  addFooter(content, board, plan.width)
  return content
}

function addHeader(content: FrameNode, board: NewBoard): void {
  const { layers } = words()
  const header = addStack(content, layers.header, 'VERTICAL', 8, 'FILL')
  const size = board.headline.length > LONG_HEADLINE ? 'longHeadline' : 'headline'
  addText(header, board.headline, { weight: 'Bold', size, width: 'FILL' })
  addText(header, board.lead, { ...SENTENCE, maxWidth: LINE_LENGTH })
}

/** Adds the callouts, a numbered sentence each, below each other or, in a row of their own, side by side. */
function addCallouts(
  parent: FrameNode,
  { title, list }: NewBoard['callouts'],
  plan: BoardPlan['callouts']
): void {
  if (plan === null) return
  const { beside, width } = plan
  const { layers } = words()
  const all = addStack(parent, layers.callouts, 'VERTICAL', 24, width)
  addText(all, title, TITLE)
  const axis = beside ? 'VERTICAL' : 'HORIZONTAL'
  const items = addStack(all, layers.callouts, axis, beside ? 24 : COLUMN_GAP, 'FILL')
  const each = beside ? 'FILL' : onGrid((width - (list.length - 1) * COLUMN_GAP) / list.length)
  for (const { label, sentence, tone } of list) {
    const item = addStack(items, layers.callout(label), 'HORIZONTAL', 16, each)
    addNumber(item, { label, tone })
    addText(item, sentence, SENTENCE)
  }
}
