import type { Comparison, MatchedLayer } from '../../compare/comparison'
import { formatPercent, formatPoints } from '../../words/format-points'
import type { Block, Cell } from './blocks'

const MAX_ROWS = 20
/** Beside more columns than these bars are too short to compare. */
const MAX_COLUMNS_WITH_BARS = 3

/** Layers of the variants, matched by name and type, with their share of attention in each. */
export function matchedLayers({ baseId, frames, layers, primaryName }: Comparison): Block[] {
  if (layers.length === 0)
    return [{ kind: 'paragraph', tone: 'note', text: 'No layers were measured in these variants.' }]
  const bars = frames.length <= MAX_COLUMNS_WITH_BARS
  const longest = bars ? Math.max(...layers.map(most), 1e-9) : null
  const base = frames.findIndex(({ nodeId }) => nodeId === baseId)
  const shown = layers.filter(({ name }, index) => index < MAX_ROWS || name === primaryName)
  const table: Block = {
    kind: 'table',
    caption: 'Share of attention by layer. Small numbers are differences from the base in points.',
    columns: [
      { name: 'Layer', align: 'start' },
      ...frames.map(({ name }) => ({ name, align: bars ? ('start' as const) : ('end' as const) }))
    ],
    rows: shown.map((layer) => {
      const marked = layer.name === primaryName
      const name = { text: layer.name, note: marked ? 'primary element' : layer.kind }
      return { marked, cells: [name, ...shareCells(layer, base, longest)] }
    })
  }
  const left = layers.length - shown.length
  const text = `${left} layers with smaller shares are not listed here.`
  return left > 0 ? [table, { kind: 'paragraph', tone: 'note', text }] : [table]
}

function most({ places }: MatchedLayer): number {
  return Math.max(...places.map((place) => place?.attention ?? 0))
}

/** `longest` is the share of a full bar; null draws none. */
function shareCells({ places }: MatchedLayer, base: number, longest: number | null): Cell[] {
  const before = places[base]?.attention ?? null
  return places.map((place, index): Cell => {
    if (place === null) return { text: 'not there' }
    const { attention } = place
    if (attention === null) return { text: '–' }
    return {
      text: formatPercent(attention),
      bar: longest === null ? undefined : attention / longest,
      note: index === base || before === null ? undefined : formatPoints(attention, before)
    }
  })
}
