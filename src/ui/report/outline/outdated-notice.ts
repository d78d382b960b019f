import { listWords } from '../../words/list-words'
import type { ReportFrame } from '../report'
import type { Block } from './blocks'

/** Says at the top which results belong to an earlier design. */
export function outdatedNotice(frames: readonly ReportFrame[]): Block[] {
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
