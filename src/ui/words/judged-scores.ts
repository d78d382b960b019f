import type { ResultRecord } from '../../file'
import { isTooSmall } from '../../engine/engine-facts'

type Scores = ResultRecord['scores']

const NONE: Scores = { clarity: null, excitingness: null }

/** A result's scores; none of a picture that is too small, which is “clear” whatever it shows. */
export function judgedScores(record: Pick<ResultRecord, 'picture' | 'scores'>): Scores {
  return isTooSmall(record.picture) ? NONE : record.scores
}

/** How much attention gathers in few places, 0–100; null where that is not known, or says nothing. */
export function judgedFocus(
  record: Pick<ResultRecord, 'picture'>,
  shares: { focus: number | null } | null
): number | null {
  return isTooSmall(record.picture) ? null : (shares?.focus ?? null)
}
