import type { BoardFact } from '../../bridge'
import type { Track } from '../figma/undo'
import { addPicture } from './add-picture'
import { addStack, addText, INK, LINE, onGrid, SMALL, TITLE } from './board-kit'
import type { ColumnPlan } from './plan-board'
import { words } from './words'

const PART_GAP = 16
/** Least width of a figure, canvas px. */
const FACT_WIDTH = 104

/** One variant: picture, name and badge, figures. The picture comes first, so that all begin on one line. */
export function addColumn(
  track: Track,
  row: FrameNode,
  plan: ColumnPlan,
  pictureHeight: number
): void {
  const { variant, width } = plan
  const { layers, unnamed } = words()
  const name = variant.name.trim() === '' ? unnamed : variant.name
  const frame = addStack(track, row, name, 'VERTICAL', PART_GAP, width)
  addPicture(track, frame, plan, pictureHeight)
  const heading = addStack(track, frame, layers.heading, 'HORIZONTAL', PART_GAP, 'FILL', true)
  heading.counterAxisAlignItems = 'CENTER'
  const look = { weight: 'Semi Bold', size: 'name', width: 'HUG', maxWidth: width } as const
  addText(track, heading, layers.name, name, look)
  addBadge(track, heading, variant.badge)
  addFacts(track, frame, variant.facts)
}

/** A variant's part in the comparison, such as its base, as a pill. */
function addBadge(track: Track, heading: FrameNode, badge: string): void {
  if (badge === '') return
  const { layers } = words()
  const pill = addStack(track, heading, layers.badge, 'HORIZONTAL', 0, 'HUG')
  pill.fills = [LINE]
  pill.cornerRadius = 12
  pill.paddingLeft = pill.paddingRight = 8
  addText(track, pill, layers.text, badge, { ...TITLE, colour: INK, width: 'HUG' })
}

/** A variant's figures, as many on a line as there is room for: the value, what it is, and its difference from the base. */
function addFacts(track: Track, column: FrameNode, facts: readonly BoardFact[]): void {
  if (facts.length === 0) return
  const { layers } = words()
  const across = Math.min(facts.length, Math.floor(column.width / FACT_WIDTH))
  const width = onGrid(Math.min(column.width / across, 2 * FACT_WIDTH))
  const list = addStack(track, column, layers.figures, 'HORIZONTAL', 0, 'FILL', true)
  list.counterAxisSpacing = PART_GAP
  for (const { delta, name, value } of facts) {
    const figure = addStack(track, list, name, 'VERTICAL', 0, width)
    const look = { weight: 'Semi Bold', size: 'figure', width: 'FILL' } as const
    addText(track, figure, layers.value, value, look)
    addText(track, figure, layers.name, name, { ...SMALL, width: 'FILL' })
    addText(track, figure, layers.difference, delta ?? '', { ...TITLE, colour: INK })
  }
}
