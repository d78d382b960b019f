import type { Comparison } from '../../compare/comparison'
import type { ReportFrame } from '../report'
import type { Block } from './blocks'
import { differenceFigures } from './difference-figures'
import { frameBlocks } from './frame-blocks'
import { frameFacts } from './frame-facts'
import { mapFigure } from './map-section'
import { matchedLayers } from './matched-layers'
import { rankingTable } from './ranking-table'

/** Which variant wins and why, then each variant by itself. */
export function comparisonBlocks(comparison: Comparison, frames: readonly ReportFrame[]): Block[] {
  const { verdict } = comparison
  const maps = frames.filter(({ record }) => record.maps.attention !== undefined)
  return [
    section('Verdict', [
      { kind: 'paragraph', tone: 'lead', text: verdict.sentence },
      ...verdict.details.map((text): Block => ({ kind: 'paragraph', tone: 'plain', text }))
    ]),
    section('Variants', [
      rankingTable(comparison),
      ...missingShares(comparison),
      {
        kind: 'figures',
        figures: maps.map((frame) => mapFigure(frame, 'attention', frame.name))
      }
    ]),
    section('Layers', matchedLayers(comparison)),
    ...differenceFigures(frames),
    ...frames.map((frame): Block => {
      const facts: Block = { kind: 'paragraph', tone: 'note', text: frameFacts(frame).join(' · ') }
      return { ...section(frame.name, [facts, ...frameBlocks(frame)]), page: true }
    })
  ]
}

function missingShares({ frames }: Comparison): Block[] {
  return frames.flatMap(({ name, why }): Block[] =>
    why === null ? [] : [{ kind: 'paragraph', tone: 'note', text: `${name}: ${why}` }]
  )
}

function section(title: string, blocks: Block[]) {
  return { kind: 'section' as const, title, page: false, blocks }
}
