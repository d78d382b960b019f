import type { LayerShare, LayerShares } from '../../../file'
import { isFlat, readingWords, restName } from '../../layers/layer-words'
import { formatShare } from '../../words/format-numbers'
import type { ReportFrame } from '../report'
import { type Block, type Cell, note, type Row, section } from './blocks'

/** What comes after them draws next to nothing; the JSON has them all. */
const MAX_ROWS = 20

const FLAT = 'This frame is one picture: it has no layers to tell apart.'
const BY_SIZE = 'so no layer’s share is known. Layers are listed by their size.'

/** Attention by layer, strongest first. */
export function layerSection(frame: ReportFrame): Block {
  const { shares, why } = frame
  const blocks =
    shares === null
      ? [note(why ?? 'Attention by layer was not measured.')]
      : isFlat(shares)
        ? [note(FLAT)]
        : [layerTable(frame, shares), ...notes(shares).map(note)]
  return section('Attention by layer', blocks)
}

function layerTable({ primary }: ReportFrame, shares: LayerShares): Block {
  const length = ({ attention, area }: LayerShare): number => attention ?? area
  const longest = Math.max(...shares.layers.map(length), 1e-9)
  const rows = shares.layers.map((layer, index): Row => {
    const marked = layer.id === primary?.verdict?.layer.id
    return {
      marked,
      cells: [
        { text: String(index + 1) },
        { text: layer.name, note: marked ? 'primary element' : layer.kind },
        ...shareCells(layer, length(layer) / longest)
      ]
    }
  })
  const shown = rows.filter(({ marked }, index) => index < MAX_ROWS || marked)
  const rest = { text: restName(shares) }
  return {
    kind: 'table',
    caption: 'Layers by their estimated share, strongest first',
    columns: [
      { name: 'Rank', align: 'end' },
      { name: 'Layer', align: 'start' },
      { name: 'Attention', align: 'start' },
      { name: 'Seen first', align: 'end' },
      { name: 'Area', align: 'end' }
    ],
    rows: [...shown, { marked: false, cells: [{ text: '' }, rest, ...shareCells(shares.rest)] }]
  }
}

function shareCells(
  of: Pick<LayerShare, 'attention' | 'perception' | 'area'>,
  bar?: number
): Cell[] {
  const { attention, perception, area } = of
  return [
    { text: formatShare(attention), bar },
    { text: formatShare(perception) },
    { text: formatShare(area) }
  ]
}

function notes({ layers, readings: { attention, perception } }: LayerShares): string[] {
  const left = layers.length - MAX_ROWS
  const reading = readingWords(attention)
  return [
    ...(left > 0 ? [`${left} layers with smaller shares are not listed here.`] : []),
    ...(attention === null ? [`There is no attention map, ${BY_SIZE}`] : []),
    ...(attention?.method === 'unreadable'
      ? [`The attention map cannot be read, ${BY_SIZE} ${attention.name}`]
      : []),
    ...(perception?.method === 'unreadable'
      ? [`What is seen first is not known by layer: ${perception.name}`]
      : []),
    ...(reading === null ? [] : [reading])
  ]
}
