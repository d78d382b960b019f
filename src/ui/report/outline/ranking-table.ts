import { columnsOf } from '../../compare/board/board-content'
import { COLUMN_FACTS, type ColumnId } from '../../compare/columns'
import type { ComparedFrame, Comparison } from '../../compare/comparison'
import { deltaOf } from '../../compare/delta-of'
import { contestOf } from '../../compare/verdict/contest'
import type { Cell, Table } from './blocks'

/** Variants side by side, the best first, each number with its difference from the base. */
export function rankingTable(comparison: Comparison): Table {
  const { baseId, frames, verdict } = comparison
  const ids = columnsOf(comparison)
  const base = frames.find(({ nodeId }) => nodeId === baseId)
  return {
    kind: 'table',
    caption: 'Best first. Small numbers are differences from the base; shares differ in points.',
    columns: [
      { name: 'Variant', align: 'start' },
      ...ids.map((id) => ({ name: COLUMN_FACTS[id].name, align: 'end' as const }))
    ],
    rows: inOrder(comparison).map((frame) => ({
      marked: frame.nodeId === verdict.winnerId,
      cells: [
        { text: frame.name, note: standingOf(frame, comparison) },
        ...ids.map((id) => numberCell(id, frame, base))
      ]
    }))
  }
}

const SAME = '±0'

/** As the verdict ranks them; those it knows nothing of come last. */
function inOrder(comparison: Comparison): ComparedFrame[] {
  const ranked = contestOf(comparison)?.ranked.map(({ frame }) => frame) ?? []
  return [...ranked, ...comparison.frames.filter((frame) => !ranked.includes(frame))]
}

function standingOf(
  { nodeId }: ComparedFrame,
  { baseId, verdict }: Comparison
): string | undefined {
  const words = [
    ...(nodeId === verdict.winnerId ? ['wins'] : []),
    ...(nodeId === baseId ? ['base'] : [])
  ]
  return words.length === 0 ? undefined : words.join(', ')
}

function numberCell(id: ColumnId, frame: ComparedFrame, base: ComparedFrame | undefined): Cell {
  const column = COLUMN_FACTS[id]
  const value = column.valueOf(frame)
  if (value === null) return { text: '–' }
  const delta = base === undefined ? null : deltaOf(column, frame, base)
  const close = delta?.noise === true && delta.text !== SAME
  const note = close ? `${delta.text}, too little to tell` : delta?.text
  return { text: column.format(value, frame), note }
}
