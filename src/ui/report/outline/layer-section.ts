import type { LayerShare, LayerShares } from '../../../file'
import { shareOrder } from '../../../engine/share-order'
import { whyUnreadable } from '../../../engine/measure/why-unreadable'
import { isFlat, readingWords, restName } from '../../layers/layer-words'
import { words as layerWords } from '../../layers/words'
import { formatShare } from '../../words/format-numbers'
import { words as shared } from '../../words/words'
import type { ReportFrame } from '../report'
import { type Block, type Cell, note, type Row, section } from './blocks'
import { words } from '../words'

/** Later layers draw next to nothing. */
const MAX_ROWS = 20

/** The layers in the order in which people see them, with their shares. */
export function layerSection(frame: ReportFrame): Block {
  const { shares, why } = frame
  const blocks =
    shares === null
      ? [note(why ?? words().layers.notMeasured)]
      : isFlat(shares)
        ? [note(words().layers.flat)]
        : [layerTable(frame, shares), ...notes(frame, shares).map(note)]
  return section(words().layers.title, blocks)
}

function layerTable({ mainAction, record }: ReportFrame, shares: LayerShares): Block {
  const { order, places, isBelow, names } = shareOrder(shares.layers, record)
  const length = ({ attention, area }: LayerShare): number => attention ?? area
  const longest = Math.max(...shares.layers.map(length), 1e-9)
  const rows = order.map((layer): Row => {
    const marked = layer.id === mainAction?.verdict?.layer.id
    const about = [
      marked ? words().action.note : layerWords().kind[layer.kind],
      ...(isBelow(layer) ? [shared().place.below] : [])
    ]
    return {
      marked,
      cells: [
        { text: String(places.get(layer) ?? '') },
        { text: names.get(layer) ?? layer.name, note: about.join(', ') },
        ...shareCells(layer, length(layer) / longest)
      ]
    }
  })
  const shown = rows.filter(({ marked }, index) => index < MAX_ROWS || marked)
  const rest = { text: restName(shares) }
  const { caption, rank, layer, attention, firstLooks, area } = words().layers
  return {
    kind: 'table',
    caption,
    columns: [
      { name: rank, align: 'end' },
      { name: layer, align: 'start' },
      { name: attention, align: 'start' },
      { name: firstLooks, align: 'end' },
      { name: area, align: 'end' }
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

function notes({ record }: ReportFrame, shares: LayerShares): string[] {
  const { layers, readings } = shares
  const { attention, perception } = readings
  const left = layers.length - MAX_ROWS
  const reading = readingWords(attention)
  return [
    ...(shareOrder(layers, record).level ? [layerWords().level] : []),
    ...(left > 0 ? [words().layers.unlisted(left)] : []),
    ...(attention === null ? [words().layers.noMap] : []),
    ...(attention?.method === 'unreadable'
      ? [words().layers.unreadable(whyUnreadable(attention.name))]
      : []),
    ...(perception?.method === 'unreadable'
      ? [words().layers.firstLooksUnknown(whyUnreadable(perception.name))]
      : []),
    ...(reading === null ? [] : [reading])
  ]
}
