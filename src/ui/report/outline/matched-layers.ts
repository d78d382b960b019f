import type { Comparison, MatchedLayer } from '../../compare/comparison'
import { formatShare, formatShareDelta } from '../words/format'
import type { Block, Cell } from './blocks'

const MAX_ROWS = 20

/** Layers found in several variants, with their share of attention in each. */
export function matchedLayers({ baseId, frames, layers, primaryName }: Comparison): Block[] {
  if (layers.length === 0) {
    const text = 'No layer was found in more than one variant: they are matched by name and type.'
    return [{ kind: 'paragraph', tone: 'note', text }]
  }
  const base = frames.findIndex(({ nodeId }) => nodeId === baseId)
  const ranked = [...layers].sort((a, b) => most(b) - most(a))
  const shown = ranked.filter(({ name }, index) => index < MAX_ROWS || name === primaryName)
  const table: Block = {
    kind: 'table',
    caption: 'Share of attention by layer, with differences from the base',
    columns: [
      { name: 'Layer', align: 'start' },
      ...frames.map(({ name }) => ({ name, align: 'end' as const }))
    ],
    rows: shown.map((layer) => {
      const marked = layer.name === primaryName
      const name = { text: layer.name, note: marked ? 'primary element' : layer.kind }
      return { marked, cells: [name, ...shareCells(layer, base)] }
    })
  }
  const left = layers.length - shown.length
  const text = `${left} more layers draw less than these and are not listed.`
  return left > 0 ? [table, { kind: 'paragraph', tone: 'note', text }] : [table]
}

function most({ places }: MatchedLayer): number {
  return Math.max(...places.map((place) => place?.attention ?? 0))
}

function shareCells({ places }: MatchedLayer, base: number): Cell[] {
  const baseShare = places[base]?.attention ?? null
  return places.map((place, index): Cell => {
    if (place === null) return { text: 'not there' }
    const note = index === base ? '' : formatShareDelta(place.attention, baseShare)
    return { text: formatShare(place.attention), note: note === '' ? undefined : note }
  })
}
