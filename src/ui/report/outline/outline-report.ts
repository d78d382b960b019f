import { formatMoment } from '../../words/format-time'
import { listWords } from '../../words/list-words'
import { words as shared } from '../../words/words'
import type { Report, ReportFrame } from '../report'
import { type Block, type Outline, section } from './blocks'
import { comparisonBlocks } from './comparison-blocks'
import { frameBlocks, frameFacts } from './frame-blocks'

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

/** Says at the top which results belong to an earlier design. */
function outdatedNotice(frames: readonly ReportFrame[]): Block[] {
  const outdated = frames.filter(({ record }) => record.outOfDate)
  if (outdated.length === 0) return []
  const [only] = frames
  const names = listWords(outdated.map(({ name }) => `“${name}”`))
  return [
    {
      kind: 'notice',
      title: 'Out of date',
      sentences:
        frames.length === 1 && only !== undefined
          ? [
              'The frame has changed since this analysis: maps, scores and texts belong to the earlier design.'
            ]
          : [`Changed since the analysis: ${names}. The numbers belong to the earlier design.`]
    }
  ]
}

/** What the numbers are and are not; `words` are what this report's own numbers need besides. */
function methodSection(words: readonly string[]): Block {
  return section('How to read this', [{ kind: 'list', items: [...shared().method, ...words] }])
}

/** What attention by layer is. */
export const LAYER_WORDS = [
  'Shares are parts of the predicted attention that lie on the visible part of each layer, or on bare background right beside it. Layers, background and the rest add up to 100%.',
  'Focus is 0 when attention is spread evenly and 100 when all of it lies in one point.'
] as const
