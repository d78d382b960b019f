import type { ComparedFrame, Comparison } from '../../compare/comparison'
import { formatDelta, formatScore, formatShare, formatShareDelta } from '../words/format'
import type { Cell, Row, Table } from './blocks'

/** Variants side by side, the best first, each number with its difference from the base. */
export function rankingTable(comparison: Comparison): Table {
  const { baseId, primaryName, verdict } = comparison
  const base = comparison.frames.find(({ nodeId }) => nodeId === baseId)
  const ranked = rank(comparison)
  const numbers = ['Clarity', 'Excitingness', 'Focus']
  const primary = primaryName === null ? [] : ['Primary element', 'Its rank']
  return {
    kind: 'table',
    caption: 'Variants, with differences from the base',
    columns: [
      { name: 'Variant', align: 'start' },
      ...[...primary, ...numbers].map((name) => ({ name, align: 'end' as const }))
    ],
    rows: ranked.map((frame): Row => {
      const winner = frame.nodeId === verdict.winnerId
      const note = winner ? 'wins' : frame.nodeId === baseId ? 'base' : undefined
      return {
        marked: winner,
        cells: [
          { text: frame.name, note },
          ...(primaryName === null ? [] : primaryCells(frame, base)),
          scoreCell(frame, base, (of) => of.record.scores.clarity),
          scoreCell(frame, base, (of) => of.record.scores.excitingness),
          scoreCell(frame, base, (of) => of.shares?.focus ?? null)
        ]
      }
    })
  }
}

/** The winner, then by the primary element's share where there is one, then by clarity. */
function rank({ frames, primaryName, verdict }: Comparison): ComparedFrame[] {
  const value = ({ nodeId, primary, record }: ComparedFrame): number[] => [
    nodeId === verdict.winnerId ? 1 : 0,
    primaryName === null ? 0 : (primary?.attention ?? -1),
    record.scores.clarity ?? -1
  ]
  return [...frames].sort((a, b) => {
    const [first, second] = [value(a), value(b)]
    const at = first.findIndex((number, index) => number !== second[index])
    return at < 0 ? 0 : second[at]! - first[at]!
  })
}

type Get = (frame: ComparedFrame) => number | null

function scoreCell(frame: ComparedFrame, base: ComparedFrame | undefined, get: Get): Cell {
  const note = isOther(frame, base) ? formatDelta(get(frame), get(base)) : ''
  return { text: formatScore(get(frame)), note: note === '' ? undefined : note }
}

function primaryCells(frame: ComparedFrame, base: ComparedFrame | undefined): Cell[] {
  const share = frame.primary?.attention ?? null
  const { rank: place = null, of = 0 } = frame.primary ?? {}
  const note = isOther(frame, base) ? formatShareDelta(share, base.primary?.attention ?? null) : ''
  return [
    { text: formatShare(share), note: note === '' ? undefined : note },
    { text: place === null ? '–' : `${place} of ${of}` }
  ]
}

function isOther(frame: ComparedFrame, base: ComparedFrame | undefined): base is ComparedFrame {
  return base !== undefined && frame.nodeId !== base.nodeId
}
