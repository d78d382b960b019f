import { whyUnreadable } from '../../../engine/measure/why-unreadable'
import { shareOrder } from '../../../engine/share-order'
import type { LayerShare } from '../../../file'
import type { Comparison, MatchedLayer } from '../../compare/comparison'
import { isFlat, readingWords, restName } from '../../layers/layer-words'
import { words as layerWords } from '../../layers/words'
import { formatPercent, formatPoints, formatShare } from '../../words/format-numbers'
import { words as shared } from '../../words/words'
import type { ReportFrame } from '../report'
import { words } from '../words'
import type { Cell, Row, Table } from './outline'

/** Most rows: further layers draw next to nothing, and the page has no room for them. */
const MOST_ROWS = 10

/** The layers of a frame in the order in which people see them, with their shares; null where they are not known. */
export function frameTable({ judged, result: { record } }: ReportFrame): Table | null {
  if (judged.state !== 'judged' || isFlat(judged.shares)) return null
  const { judgement, shares } = judged
  const { order, places, isBelow, level, names } = shareOrder(shares.layers, record)
  const longest = Math.max(...order.map(({ attention }) => attention ?? 0), 1e-9)
  const rows = order.map((layer): Row => {
    const marked = layer === judgement.action?.layer
    const about = [
      marked ? words().action : layerWords().kind[layer.kind],
      ...(isBelow(layer) ? [shared().place.below] : [])
    ]
    return {
      marked,
      cells: [
        { text: String(places.get(layer) ?? '') },
        { text: names.get(layer) ?? layer.name, note: about.join(', ') },
        ...shareCells(layer, (layer.attention ?? 0) / longest)
      ]
    }
  })
  const shown = rows.filter(({ marked }, at) => at < MOST_ROWS || marked)
  const { attention, perception } = shares.readings
  const reading = readingWords(attention)
  const { area, attention: share, firstLooks, layer, rank, title, unlisted } = words().layers
  return {
    title,
    caption: [
      ...(level ? [layerWords().level] : []),
      ...(shown.length < rows.length ? [unlisted(rows.length - shown.length)] : []),
      ...(perception?.method === 'unreadable'
        ? [words().layers.firstLooksUnknown(whyUnreadable(perception.name))]
        : []),
      ...(reading === null ? [] : [reading])
    ].join(' '),
    columns: [
      { name: rank, align: 'end' },
      { name: layer, align: 'start' },
      { name: share, align: 'start' },
      { name: firstLooks, align: 'end' },
      { name: area, align: 'end' }
    ],
    rows: [
      ...shown,
      {
        marked: false,
        cells: [{ text: '' }, { text: restName(shares) }, ...shareCells(shares.rest)]
      }
    ]
  }
}

function shareCells(
  of: Pick<LayerShare, 'attention' | 'perception' | 'area'>,
  bar?: number
): Cell[] {
  return [
    { text: formatShare(of.attention), bar },
    { text: formatShare(of.perception) },
    { text: formatShare(of.area) }
  ]
}

/** Layers of the variants, matched by name and type, with their share of attention in each; null where there are none. */
export function variantsTable({ baseId, frames, layers }: Comparison): Table | null {
  if (layers.length === 0) return null
  const base = frames.findIndex(({ nodeId }) => nodeId === baseId)
  const isAction = ({ places }: MatchedLayer): boolean =>
    places.some((place, at) => place !== null && place.id === frames[at]?.mainAction?.layer.id)
  const shown = layers.filter((layer, at) => at < MOST_ROWS || isAction(layer))
  const { layer, ofVariants, title, unlisted } = words().layers
  const left = layers.length - shown.length
  return {
    title,
    caption: left > 0 ? `${ofVariants} ${unlisted(left)}` : ofVariants,
    columns: [
      { name: layer, align: 'start' },
      ...frames.map(({ name }) => ({ name, align: 'end' as const }))
    ],
    rows: shown.map((row) => {
      const marked = isAction(row)
      const note = marked ? words().action : layerWords().kind[row.kind]
      return { marked, cells: [{ text: row.name, note }, ...variantCells(row, base)] }
    })
  }
}

function variantCells({ places }: MatchedLayer, base: number): Cell[] {
  const before = places[base]?.attention ?? null
  return places.map((place, at): Cell => {
    if (place === null) return { text: words().layers.notThere }
    const { attention } = place
    if (attention === null) return { text: '–' }
    const note = at === base || before === null ? undefined : formatPoints(attention, before)
    return { text: formatPercent(attention), note }
  })
}
