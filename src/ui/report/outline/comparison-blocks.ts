import { COLUMN_FACTS, type ColumnId, columnsOf, deltaOf } from '../../compare/columns'
import {
  baseOf,
  type ComparedFrame,
  type Comparison,
  type MatchedLayer
} from '../../compare/comparison'
import { rankVariants } from '../../compare/verdict/rank-variants'
import { words as layerWords } from '../../layers/words'
import { formatPercent, formatPoints } from '../../words/format-numbers'
import { placeWords } from '../../words/standing-words'
import type { ReportFrame } from '../report'
import { words } from '../words'
import { type Block, type Cell, note, section, sentences, type Table } from './blocks'
import { differenceFigures, frameBlocks, frameFacts, mapFigure } from './frame-blocks'

/** Which variant wins and why, then each variant by itself. */
export function comparisonBlocks(comparison: Comparison, frames: readonly ReportFrame[]): Block[] {
  const { verdict } = comparison
  const maps = frames.filter(({ record }) => record.maps.attention !== undefined)
  return [
    section(words().comparison.moved, sentences(verdict.sentence, verdict.details)),
    section(words().comparison.variants, [
      rankingTable(comparison),
      ...missingShares(comparison),
      {
        kind: 'figures',
        figures: maps.map((frame) => mapFigure(frame, 'attention', frame.name))
      }
    ]),
    section(words().comparison.layers, matchedLayers(comparison)),
    ...differenceFigures(frames),
    ...frames.map((frame): Block => {
      const facts = note(frameFacts(frame).join(' · '))
      return { ...section(frame.name, [facts, ...frameBlocks(frame)]), page: true }
    })
  ]
}

function missingShares({ frames }: Comparison): Block[] {
  return frames.flatMap(({ name, why }) => (why === null ? [] : [note(`${name}: ${why}`)]))
}

/** Variants side by side, the best first, each number with its difference from the base. */
function rankingTable(comparison: Comparison): Table {
  const { verdict } = comparison
  const ids = columnsOf(comparison)
  return {
    kind: 'table',
    caption: words().comparison.ranking,
    columns: [
      { name: words().comparison.variant, align: 'start' },
      ...ids.map((id) => ({ name: COLUMN_FACTS[id].name, align: 'end' as const }))
    ],
    rows: inOrder(comparison).map((frame) => ({
      marked: frame.nodeId === verdict.winnerId,
      cells: [
        { text: frame.name, note: standingOf(frame, comparison) },
        ...ids.map((id) => numberCell(id, frame, baseOf(comparison, frame)))
      ]
    }))
  }
}

const SAME = '±0'

/** As the verdict ranks them; other media, and those it knows nothing of, come last. */
function inOrder(comparison: Comparison): ComparedFrame[] {
  const ranked = rankVariants(comparison)?.ranked.map(({ frame }) => frame) ?? []
  return [...ranked, ...comparison.frames.filter((frame) => !ranked.includes(frame))]
}

function standingOf(frame: ComparedFrame, comparison: Comparison): string | undefined {
  const standing = [
    ...(frame.nodeId === comparison.verdict.winnerId ? [words().comparison.wins] : []),
    ...(baseOf(comparison, frame) === frame ? [words().comparison.base] : [])
  ]
  return standing.length === 0 ? undefined : standing.join(', ')
}

function numberCell(id: ColumnId, frame: ComparedFrame, base: ComparedFrame): Cell {
  const column = COLUMN_FACTS[id]
  const value = column.valueOf(frame)
  if (value === null) {
    return { text: id === 'rank' && frame.mainAction ? placeWords(frame.mainAction) : '–' }
  }
  const delta = deltaOf(column, frame, base)
  const close = delta?.noise === true && delta.text !== SAME
  const note = close ? words().comparison.tooClose(delta.text) : delta?.text
  return { text: column.format(value, frame), note }
}

const MAX_ROWS = 20
/** Beside more columns than these bars are too short to compare. */
const MAX_COLUMNS_WITH_BARS = 3

/** Layers of the variants, matched by name and type, with their share of attention in each. */
function matchedLayers({ baseId, frames, layers }: Comparison): Block[] {
  if (layers.length === 0) return [note(words().comparison.noLayers)]
  const bars = frames.length <= MAX_COLUMNS_WITH_BARS
  const longest = bars ? Math.max(...layers.map(most), 1e-9) : null
  const base = frames.findIndex(({ nodeId }) => nodeId === baseId)
  const isAction = ({ places }: MatchedLayer): boolean =>
    places.some((place, at) => place !== null && place.id === frames[at]?.mainAction?.layer.id)
  const shown = layers.filter((layer, index) => index < MAX_ROWS || isAction(layer))
  const table: Block = {
    kind: 'table',
    caption: words().comparison.shares,
    columns: [
      { name: words().layers.layer, align: 'start' },
      ...frames.map(({ name }) => ({ name, align: bars ? ('start' as const) : ('end' as const) }))
    ],
    rows: shown.map((layer) => {
      const marked = isAction(layer)
      const name = {
        text: layer.name,
        note: marked ? words().action.note : layerWords().kind[layer.kind]
      }
      return { marked, cells: [name, ...shareCells(layer, base, longest)] }
    })
  }
  const left = layers.length - shown.length
  return left > 0 ? [table, note(words().layers.unlisted(left))] : [table]
}

function most({ places }: MatchedLayer): number {
  return Math.max(...places.map((place) => place?.attention ?? 0))
}

/** `longest` is the share of a full bar; null draws none. */
function shareCells({ places }: MatchedLayer, base: number, longest: number | null): Cell[] {
  const before = places[base]?.attention ?? null
  return places.map((place, index): Cell => {
    if (place === null) return { text: words().comparison.notThere }
    const { attention } = place
    if (attention === null) return { text: '–' }
    return {
      text: formatPercent(attention),
      bar: longest === null ? undefined : attention / longest,
      note: index === base || before === null ? undefined : formatPoints(attention, before)
    }
  })
}
