import type { BoardFact, BoardScale, NewBoard } from '../../bridge'
import { track } from '../figma/all-or-nothing'
import { IDENTITY } from '../figma/geometry/transform'
import { addPicture } from './add-picture'
import {
  addNumber,
  addStack,
  addText,
  COLUMN_GAP,
  GROUND,
  INK,
  LINE,
  onGrid,
  PADDING,
  ROW_GAP,
  SENTENCE,
  SMALL,
  TITLE
} from './board-kit'
import { type BoardPlan, type ColumnPlan, planBoard } from './plan-board'
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

const PART_GAP = 16
/** Least width of a figure, canvas px. */
const FACT_WIDTH = 104

/** One variant: picture, name and badge, figures. The picture comes first, so that all begin on one line. */
function addColumn(row: FrameNode, plan: ColumnPlan, pictureHeight: number): void {
  const { variant, width } = plan
  const { layers, unnamed } = words()
  const name = variant.name.trim() === '' ? unnamed : variant.name
  const frame = addStack(row, name, 'VERTICAL', PART_GAP, width)
  addPicture(frame, plan, pictureHeight)
  const heading = addStack(frame, layers.heading, 'HORIZONTAL', PART_GAP, 'FILL', true)
  heading.counterAxisAlignItems = 'CENTER'
  const look = { weight: 'Semi Bold', size: 'name', width: 'HUG', maxWidth: width } as const
  addText(heading, name, look)
  addBadge(heading, variant.badge)
  addFacts(frame, variant.facts)
}

/** A variant's part in the comparison, such as its base, as a pill. */
function addBadge(heading: FrameNode, badge: string): void {
  if (badge === '') return
  const { layers } = words()
  const pill = addStack(heading, layers.badge, 'HORIZONTAL', 0, 'HUG')
  pill.fills = [LINE]
  pill.cornerRadius = 12
  pill.paddingLeft = pill.paddingRight = 8
  addText(pill, badge, { ...TITLE, colour: INK, width: 'HUG' })
}

/** A variant's figures, as many on a line as there is room for: the value, what it is, and its difference from the base. */
function addFacts(column: FrameNode, facts: readonly BoardFact[]): void {
  if (facts.length === 0) return
  const { layers } = words()
  const across = Math.min(facts.length, Math.floor(column.width / FACT_WIDTH))
  const width = onGrid(Math.min(column.width / across, 2 * FACT_WIDTH))
  const list = addStack(column, layers.figures, 'HORIZONTAL', 0, 'FILL', true)
  list.counterAxisSpacing = PART_GAP
  for (const { delta, name, value } of facts) {
    const figure = addStack(list, name, 'VERTICAL', 0, width)
    const look = { weight: 'Semi Bold', size: 'figure', width: 'FILL' } as const
    addText(figure, value, look)
    addText(figure, name, { ...SMALL, width: 'FILL' })
    addText(figure, delta ?? '', { ...TITLE, colour: INK })
  }
}

const SCALE_WIDTH = 160
const SCALE_HEIGHT = 14
const DOWN: Transform = [
  [0, 1, 0],
  [-1, 0, 1]
]

function gradient(gradientTransform: Transform, gradientStops: ColorStop[]): GradientPaint {
  return { type: 'GRADIENT_LINEAR', gradientTransform, gradientStops }
}

/** The ground of the scale, light above and dark below, as in the panel. */
const SCALE_GROUND = gradient(
  DOWN,
  [0, 0.5, 0.5, 1].map((position, index) => {
    const color = index < 2 ? { r: 1, g: 1, b: 1, a: 1 } : { r: 0.08, g: 0.09, b: 0.12, a: 1 }
    return { position, color }
  })
)

/** The legend, then the small print. */
function addFooter(content: FrameNode, board: NewBoard, width: number): void {
  const { layers } = words()
  const footer = addStack(content, layers.footer, 'VERTICAL', 8, width)
  footer.paddingTop = 24
  footer.strokes = [LINE]
  footer.strokeWeight = 0
  footer.strokeTopWeight = 1
  const legend = addStack(footer, layers.legend, 'HORIZONTAL', COLUMN_GAP, 'FILL', true)
  if (board.scale !== null) addScale(legend, board.scale)
  const line = { ...SMALL, width: 'HUG', maxWidth: width } as const
  for (const text of board.legend) addText(legend, text, line)
  addText(footer, board.footnote, { ...SMALL, width: 'FILL' })
}

/** The map's colours from low to high, between the words for both. */
function addScale(legend: FrameNode, { low, high, colours }: BoardScale): void {
  const { layers } = words()
  const scale = addStack(legend, layers.scale, 'HORIZONTAL', 8, 'HUG')
  scale.counterAxisAlignItems = 'CENTER'
  const look = { ...SMALL, width: 'HUG' } as const
  addText(scale, low, look)
  const bar = track(figma.createRectangle())
  bar.name = layers.scale
  bar.resize(SCALE_WIDTH, SCALE_HEIGHT)
  bar.cornerRadius = 3
  const last = Math.max(1, colours.length - 1)
  const stops = colours.map(([r, g, b, a], index) => ({
    position: index / last,
    color: { r, g, b, a }
  }))
  bar.fills = [SCALE_GROUND, gradient(IDENTITY, stops)]
  scale.appendChild(bar)
  addText(scale, high, look)
}
