import { words } from '../words'
import { addBadge } from './add-badge'
import { addFacts } from './add-facts'
import { addPicture } from './add-picture'
import { addStack } from './add-stack'
import { addText } from './add-text'
import type { BoardKit } from './board-kit'
import { type ColumnPlan, PART_GAP, type RowPlan } from './plan-board'

/** A column, and its heading, which is made as high as its neighbours'. */
export interface Column {
  frame: FrameNode
  heading: FrameNode
}

/** One variant: name and badge, picture, figures. */
export function buildColumn(kit: BoardKit, plan: ColumnPlan, row: RowPlan): Column {
  const { variant, width } = plan
  const { layers, unnamed } = words()
  const name = variant.name.trim() === '' ? unnamed : variant.name
  const frame = addStack(kit, null, { name, axis: 'VERTICAL', gap: PART_GAP, width })
  const heading = addStack(kit, frame, {
    name: layers.heading,
    axis: 'HORIZONTAL',
    wraps: true,
    gap: PART_GAP,
    width: 'FILL'
  })
  heading.counterAxisAlignItems = 'CENTER'
  const look = { weight: 'Semi Bold', size: 'name', width: 'HUG', maxWidth: width } as const
  addText(kit, heading, name, { ...look, name: layers.name })
  addBadge(kit, heading, variant.badge)
  addPicture(kit, frame, plan, row.pictureHeight)
  addFacts(kit, frame, variant.facts, plan.factsAcross)
  return { frame, heading }
}
