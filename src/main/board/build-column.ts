import type { BoardVariant } from '../../bridge'
import { addFacts } from './add-facts'
import { addPictures } from './add-pictures'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { BLUE, GREY, PALE_BLUE, PALE_GREY } from './board-colours'
import type { BoardKit } from './board-kit'
import { estimateWidth } from './estimate-width'
import type { ColumnPlan } from './plan-board'
import type { FactsPlan } from './plan-facts'

/** A column, and the parts of it that are made as high as their neighbours in the row. */
export interface Column {
  frame: FrameNode
  heading: FrameNode
  pictures: FrameNode
}

const BADGE = { size: 0.95, padding: 0.7 }

/** One variant: name and badge, pictures, facts. */
export function buildColumn(kit: BoardKit, plan: ColumnPlan, facts: FactsPlan): Column {
  const { variant, width } = plan
  const name = variant.name.trim() === '' ? 'Unnamed' : variant.name
  const frame = addStack(kit, null, { name, axis: 'VERTICAL', gap: 1.5, width })
  const heading = addStack(kit, frame, {
    name: 'Heading',
    axis: 'VERTICAL',
    gap: 0.6,
    width: 'FILL'
  })
  addText(kit, heading, name, { name: 'Name', weight: 'Semi Bold', size: 1.6, width: 'FILL' })
  addBadge(kit, heading, variant, width)
  const pictures = addPictures(kit, frame, plan)
  addFacts(kit, frame, variant.facts, facts)
  return { frame, heading, pictures }
}

function addBadge(kit: BoardKit, heading: FrameNode, variant: BoardVariant, room: number): void {
  const { badge, facts } = variant
  if (kit.fonts === null || badge === '') return
  const needed = estimateWidth(badge, BADGE.size * kit.unit) + 2 * BADGE.padding * kit.unit
  const width = needed > room ? 'FILL' : 'HUG'
  const pill = addStack(kit, heading, { name: 'Badge', axis: 'HORIZONTAL', gap: 0, width })
  // What is not compared with anything is the base, which the others stand out from.
  const isBase = facts.every(({ delta }) => delta === null)
  pill.fills = [isBase ? PALE_GREY : PALE_BLUE]
  pill.cornerRadius = kit.unit
  pill.paddingLeft = pill.paddingRight = BADGE.padding * kit.unit
  pill.paddingTop = pill.paddingBottom = 0.2 * kit.unit
  const colour = isBase ? GREY : BLUE
  addText(kit, pill, badge, { name: 'Text', weight: 'Medium', size: BADGE.size, colour, width })
}
