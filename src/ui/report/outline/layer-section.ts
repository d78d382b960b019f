import type { LayerShare, LayerShares } from '../../../bridge'
import type { ReportFrame } from '../report'
import { formatShare } from '../words/format'
import { readingWords } from '../words/reading-words'
import type { Block, Row } from './blocks'

/** What comes after them draws next to nothing; the JSON has them all. */
const MAX_ROWS = 20

/** Attention by layer, strongest first, with the primary element and how it fares. */
export function layerSection(frame: ReportFrame): Block {
  const { shares, why } = frame
  const title = 'Attention by layer'
  if (shares === null) {
    const text = why ?? 'Attention by layer was not measured.'
    const blocks: Block[] = [{ kind: 'paragraph', tone: 'note', text }]
    return { kind: 'section', title, page: false, blocks }
  }
  const rows = tableRows(frame, shares)
  const blocks: Block[] = [
    {
      kind: 'table',
      caption: 'Layers by their estimated share of attention',
      columns: [
        { name: 'Rank', align: 'end' },
        { name: 'Layer', align: 'start' },
        { name: 'Attention', align: 'start' },
        { name: 'Seen first', align: 'end' },
        { name: 'Area', align: 'end' }
      ],
      rows
    },
    ...notes(shares).map((text): Block => ({ kind: 'paragraph', tone: 'note', text }))
  ]
  return { kind: 'section', title, page: false, blocks }
}

function tableRows({ primary }: ReportFrame, shares: LayerShares): Row[] {
  const strongest = Math.max(...shares.layers.map(({ attention }) => attention ?? 0), 1e-9)
  const { rest } = shares
  const rows = shares.layers.map((layer, index) =>
    layerRow(layer, index + 1, strongest, layer.id === primary?.layerId)
  )
  const shown = rows.filter(({ marked }, index) => index < MAX_ROWS || marked)
  return [
    ...shown,
    {
      marked: false,
      cells: [
        { text: '' },
        { text: 'Background and the rest' },
        { text: formatShare(rest.attention) },
        { text: formatShare(rest.perception) },
        { text: formatShare(rest.area) }
      ]
    }
  ]
}

function layerRow(layer: LayerShare, rank: number, strongest: number, marked: boolean): Row {
  const { name, kind, attention, perception, area } = layer
  return {
    marked,
    cells: [
      { text: String(rank) },
      { text: name, note: marked ? 'primary element' : kind },
      {
        text: formatShare(attention),
        bar: attention === null ? undefined : attention / strongest
      },
      { text: formatShare(perception) },
      { text: formatShare(area) }
    ]
  }
}

function notes(shares: LayerShares): string[] {
  const unlisted = shares.total - Math.min(shares.layers.length, MAX_ROWS)
  return [
    ...(unlisted > 0 ? [`${unlisted} more layers draw less than these and are not listed.`] : []),
    ...readingWords(shares)
  ]
}
