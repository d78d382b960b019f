import type { BoardFact } from '../../../bridge'
import { words } from '../words'
import { addStack } from './add-stack'
import { addText } from './add-text'
import { GREY } from './board-colours'
import { type BoardKit, onGrid } from './board-kit'
import { FACT_HEIGHT, PART_GAP } from './plan-board'

/** A variant's figures, `across` of them on a line: the value, what it is, and how it differs from the base. */
export function addFacts(
  kit: BoardKit,
  column: FrameNode,
  facts: readonly BoardFact[],
  across: number
): void {
  if (kit.fonts === null || facts.length === 0) return
  const width = onGrid((column.width - (across - 1) * PART_GAP) / across)
  const look = { gap: PART_GAP, width: 'FILL' } as const
  const list = addStack(kit, column, { ...look, name: words().layers.figures, axis: 'VERTICAL' })
  for (let at = 0; at < facts.length; at += across) {
    const row = addStack(kit, list, { ...look, name: words().layers.row, axis: 'HORIZONTAL' })
    for (const fact of facts.slice(at, at + across)) addFact(kit, row, fact, width)
  }
}

function addFact(kit: BoardKit, row: FrameNode, fact: BoardFact, width: number): void {
  const { layers } = words()
  const figure = addStack(kit, row, { name: fact.name, axis: 'VERTICAL', gap: 0, width })
  figure.minHeight = FACT_HEIGHT
  addText(kit, figure, fact.value, {
    name: layers.value,
    weight: 'Semi Bold',
    size: 'figure',
    width: 'FILL'
  })
  const small = { size: 'small', width: 'FILL' } as const
  addText(kit, figure, fact.name, {
    ...small,
    name: layers.name,
    weight: 'Regular',
    colour: GREY
  })
  addText(kit, figure, fact.delta ?? '', { ...small, name: layers.difference, weight: 'Medium' })
}
