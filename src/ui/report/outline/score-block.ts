import { SCORE_FACTS } from '../../screens/result/score-facts'
import type { ReportFrame } from '../report'
import type { Block, Score } from './blocks'

/** The scores of a frame, focus among them where layers were measured. */
export function scoreBlock({ record, shares }: ReportFrame): Block[] {
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
  return scores.length === 0
    ? [{ kind: 'paragraph', tone: 'note', text: 'This result has no scores.' }]
    : [{ kind: 'scores', scores }]
}
