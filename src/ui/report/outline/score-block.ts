import { isUnjudged, TOO_SMALL } from '../../words/judged-scores'
import { SCORE_FACTS } from '../../words/score-facts'
import type { ReportFrame } from '../report'
import type { Block, Score } from './blocks'

/** The scores of a frame, focus among them where layers were measured; or why there are none. */
export function scoreBlock({ record, shares }: ReportFrame): Block[] {
  if (isUnjudged(record)) return [note(`${TOO_SMALL.title}. ${TOO_SMALL.advice}`)]
  const scores: Score[] = (['clarity', 'excitingness'] as const).flatMap((key) => {
    const value = record.scores[key]
    const { name, band, meaning } = SCORE_FACTS[key]
    return value === null ? [] : [{ name, value, band: band(value), meaning }]
  })
  const focus = shares?.focus ?? null
  if (focus !== null) {
    const meaning = 'Higher gathers attention in fewer places; neither end is better.'
    scores.push({ name: 'Focus', value: focus, band: '', meaning })
  }
  return scores.length === 0 ? [note('This result has no scores.')] : [{ kind: 'scores', scores }]
}

function note(text: string): Block {
  return { kind: 'paragraph', tone: 'note', text }
}
