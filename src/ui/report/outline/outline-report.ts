import { formatMoment } from '../../words/format-time'
import { listWords } from '../../words/list-words'
import { words as shared } from '../../words/words'
import type { Report, ReportFrame } from '../report'
import { type Block, type Outline, section } from './blocks'
import { comparisonBlocks } from './comparison-blocks'
import { frameBlocks, frameFacts } from './frame-blocks'
import { words } from '../words'

/** Puts a report's content in order; the page and the Markdown are both written from it. */
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

/** How to read the numbers; `own` are sentences that only this report needs. */
function methodSection(own: readonly string[]): Block {
  const items = [...shared().method, ...own]
  return section(words().method.title, [{ kind: 'list', items }])
}

function layerMethod(): string[] {
  const { shares, focus } = words().method
  return [shares, focus]
}
