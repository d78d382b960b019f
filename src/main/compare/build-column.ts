import type { BoardFact } from '../../bridge'
import { addPicture } from './add-picture'
import { addStack, addText, type BoardKit, INK, LINE, onGrid, SMALL, TITLE } from './board-kit'
import { type ColumnPlan, FACT_HEIGHT, PART_GAP, type RowPlan } from './plan-board'
import { words } from './words'

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
  const frame = addStack(kit, null, name, 'VERTICAL', PART_GAP, width)
  const heading = addStack(kit, frame, layers.heading, 'HORIZONTAL', PART_GAP, 'FILL', true)
  heading.counterAxisAlignItems = 'CENTER'
  const look = { weight: 'Semi Bold', size: 'name', width: 'HUG', maxWidth: width } as const
  addText(kit, heading, layers.name, name, look)
  addBadge(kit, heading, variant.badge)
  addPicture(kit, frame, plan, row.pictureHeight)
  addFacts(kit, frame, variant.facts, plan.factsAcross)
  return { frame, heading }
}

/** A variant's part in the comparison, such as its base, as a pill. */
function addBadge(kit: BoardKit, heading: FrameNode, badge: string): void {
  if (kit.fonts === null || badge === '') return
  const { layers } = words()
  const pill = addStack(kit, heading, layers.badge, 'HORIZONTAL', 0, 'HUG')
  pill.fills = [LINE]
  pill.cornerRadius = 12
  pill.paddingLeft = pill.paddingRight = 8
  addText(kit, pill, layers.text, badge, { ...TITLE, colour: INK, width: 'HUG' })
}

/** A variant's figures, `across` of them on a line: the value, what it is, and how it differs from the base. */
function addFacts(
  kit: BoardKit,
  column: FrameNode,
  facts: readonly BoardFact[],
  across: number
): void {
  if (kit.fonts === null || facts.length === 0) return
  const width = onGrid((column.width - (across - 1) * PART_GAP) / across)
  const { layers } = words()
  const list = addStack(kit, column, layers.figures, 'VERTICAL', PART_GAP, 'FILL')
  for (let at = 0; at < facts.length; at += across) {
    const row = addStack(kit, list, layers.row, 'HORIZONTAL', PART_GAP, 'FILL')
    for (const fact of facts.slice(at, at + across)) addFact(kit, row, fact, width)
  }
}

function addFact(kit: BoardKit, row: FrameNode, fact: BoardFact, width: number): void {
  const { layers } = words()
  const figure = addStack(kit, row, fact.name, 'VERTICAL', 0, width)
  figure.minHeight = FACT_HEIGHT
  const value = { weight: 'Semi Bold', size: 'figure', width: 'FILL' } as const
  addText(kit, figure, layers.value, fact.value, value)
  addText(kit, figure, layers.name, fact.name, { ...SMALL, width: 'FILL' })
  addText(kit, figure, layers.difference, fact.delta ?? '', { ...TITLE, colour: INK })
}
