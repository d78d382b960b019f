import type { BoardFact } from '../../../bridge'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { BLUE, GREY, LINE, ORANGE } from './board-colours'
import type { BoardKit } from './board-kit'
import { deltaText } from './delta-text'
import type { FactsPlan } from './plan-facts'

const SIZE = 1.1
const COLOURS: Record<BoardFact['tone'], SolidPaint> = { better: BLUE, worse: ORANGE, none: GREY }

/** A variant's facts as rows with a line above each. Gives the rows. */
export function addFacts(
  kit: BoardKit,
  column: FrameNode,
  facts: readonly BoardFact[],
  plan: FactsPlan
): FrameNode[] {
  if (kit.fonts === null || facts.length === 0) return []
  const list = addStack(kit, column, { name: 'Facts', axis: 'VERTICAL', gap: 0, width: 'FILL' })
  // In the base nothing is compared: its values stand at the edge.
  const compared = facts.some(({ delta }) => delta !== null)
  const deltaWidth = compared ? plan.deltaWidth : 0
  return facts.map((fact) => addFact(kit, list, fact, deltaWidth, plan.stacked))
}

function addFact(
  kit: BoardKit,
  list: FrameNode,
  fact: BoardFact,
  deltaWidth: number,
  stacked: boolean
): FrameNode {
  const row = addRow(kit, list, fact.name, stacked)
  addText(kit, row, fact.name, {
    name: 'Name',
    weight: 'Regular',
    size: stacked ? 0.95 : SIZE,
    colour: GREY,
    width: 'FILL'
  })
  const values = stacked
    ? addStack(kit, row, { name: 'Values', axis: 'HORIZONTAL', gap: 1, width: 'FILL' })
    : row
  const width = stacked ? 'FILL' : 'HUG'
  addText(kit, values, fact.value, { name: 'Value', weight: 'Semi Bold', size: SIZE, width })
  if (deltaWidth === 0) return row
  addText(kit, values, deltaText(fact), {
    name: 'Difference',
    weight: 'Medium',
    size: SIZE,
    colour: COLOURS[fact.tone],
    align: 'RIGHT',
    width: deltaWidth
  })
  return row
}

function addRow(kit: BoardKit, list: FrameNode, name: string, stacked: boolean): FrameNode {
  const axis = stacked ? 'VERTICAL' : 'HORIZONTAL'
  const row = addStack(kit, list, { name, axis, gap: stacked ? 0.2 : 1, width: 'FILL' })
  row.paddingTop = 0.5 * kit.unit
  row.paddingBottom = 0.5 * kit.unit
  row.strokes = [LINE]
  row.strokeWeight = 0
  row.strokeTopWeight = Math.max(1, kit.unit / 14)
  return row
}
