import type { ResultRecord } from '../../file'
import { isTooSmall } from '../../engine/engine-facts'

type Scores = ResultRecord['scores']

const NONE: Scores = { clarity: null, excitingness: null }

/** Whether a picture is too small to be judged as a design, such as an icon. */
export function isUnjudged({ picture }: Pick<ResultRecord, 'picture'>): boolean {
  return isTooSmall(picture)
}

/** A result's scores; none of a picture that is too small, which is “clear” whatever it shows. */
export function judgedScores(record: Pick<ResultRecord, 'picture' | 'scores'>): Scores {
  return isUnjudged(record) ? NONE : record.scores
}

/** How much attention gathers in few places, 0–100; null where that is not known, or says nothing. */
export function judgedFocus(
  record: Pick<ResultRecord, 'picture'>,
  shares: { focus: number | null } | null
): number | null {
  return isUnjudged(record) ? null : (shares?.focus ?? null)
}
