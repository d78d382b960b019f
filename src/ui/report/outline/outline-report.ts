import { formatMoment } from '../../words/format'
import type { Report } from '../report'
import type { Block, Outline } from './blocks'
import { comparisonBlocks } from './comparison-blocks'
import { frameBlocks } from './frame-blocks'
import { frameFacts } from './frame-facts'
import { LAYER_WORDS, methodSection } from './method-section'
import { outdatedNotice } from './outdated-notice'

/** What a report says and in which order; the formats differ in how it looks alone. */
export function outlineReport({ comparison, frames, madeAt, title }: Report): Outline {
  const made = `Report made ${formatMoment(madeAt)}`
  const [first] = frames
  const single = comparison === null ? first : undefined
  const blocks: Block[] = [
    ...outdatedNotice(frames),
    ...(comparison === null ? frames.flatMap(frameBlocks) : comparisonBlocks(comparison, frames)),
    methodSection(frames.some(({ shares }) => shares !== null) ? LAYER_WORDS : [])
  ]
  return {
    title,
    facts: [...(single === undefined ? [`${frames.length} variants`] : frameFacts(single)), made],
    blocks
  }
}
