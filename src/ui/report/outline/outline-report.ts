import { formatMoment } from '../../words/format-time'
import { listWords } from '../../words/list-words'
import { words as shared } from '../../words/words'
import type { Report, ReportFrame } from '../report'
import { type Block, type Outline, section } from './blocks'
import { comparisonBlocks } from './comparison-blocks'
import { frameBlocks, frameFacts } from './frame-blocks'
import { words } from '../words'

/** What a report says and in which order; the formats differ in how it looks alone. */
export function outlineReport({ comparison, frames, madeAt, title }: Report): Outline {
  const made = words().made(formatMoment(madeAt))
  const [first] = frames
  const single = comparison === null ? first : undefined
  const blocks: Block[] = [
    ...outdatedNotice(frames),
    ...(comparison === null ? frames.flatMap(frameBlocks) : comparisonBlocks(comparison, frames)),
    methodSection(frames.some(({ shares }) => shares !== null) ? layerMethod() : [])
  ]
  return {
    title,
    facts: [
      ...(single === undefined ? [words().variantCount(frames.length)] : frameFacts(single)),
      made
    ],
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
      title: words().outdated.title,
      sentences:
        frames.length === 1 && only !== undefined
          ? [words().outdated.frame]
          : [words().outdated.several(names)]
    }
  ]
}

/** What the numbers are and are not; `own` is what this report's own numbers need besides. */
function methodSection(own: readonly string[]): Block {
  const items = [...shared().method, ...own]
  return section(words().method.title, [{ kind: 'list', items }])
}

/** What attention by layer is. */
function layerMethod(): string[] {
  const { shares, focus } = words().method
  return [shares, focus]
}
