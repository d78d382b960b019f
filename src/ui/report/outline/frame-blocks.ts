import type { ReportFrame } from '../report'
import type { Block } from './blocks'
import { historySection } from './history-section'
import { layerSection } from './layer-section'
import { mapSection } from './map-section'
import { primarySection } from './primary-section'
import { scoreBlock } from './score-block'
import { textSection } from './text-section'

/** All that is known of one frame. */
export function frameBlocks(frame: ReportFrame): Block[] {
  return [
    { kind: 'section', title: 'Scores', page: false, blocks: scoreBlock(frame) },
    primarySection(frame),
    mapSection(frame),
    layerSection(frame),
    textSection(frame, 'summary'),
    textSection(frame, 'recommendations'),
    ...historySection(frame),
    ...frame.faults.map((text): Block => ({ kind: 'paragraph', tone: 'note', text }))
  ]
}
