import { addFacts } from './add-facts'
import { addPictures } from './add-pictures'
import { addStack } from './add-stack'
import { addBadge } from './add-badge'
import { addText } from './add-text'
import type { BoardKit } from './board-kit'
import type { ColumnPlan } from './plan-board'
import type { FactsPlan } from './plan-facts'

/** A column, and the parts of it that are made as high as their neighbours in the row. */
export interface Column {
  frame: FrameNode
  heading: FrameNode
  pictures: FrameNode
  facts: FrameNode[]
}

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
  return { frame, heading, pictures, facts: addFacts(kit, frame, variant.facts, facts) }
}
