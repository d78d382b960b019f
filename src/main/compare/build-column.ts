import type { BoardFact } from '../../bridge'
import { addPicture } from './add-picture'
import { addStack, addText, INK, LINE, onGrid, SMALL, TITLE } from './board-kit'
import type { ColumnPlan } from './plan-board'
import { words } from './words'

const PART_GAP = 16
/** Least width of a figure, canvas px. */
const FACT_WIDTH = 104

/** One variant: picture, name and badge, figures. The picture comes first, so that all begin on one line. */
export function addColumn(row: FrameNode, plan: ColumnPlan, pictureHeight: number): void {
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
