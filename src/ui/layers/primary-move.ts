import type { HistoryEntry, PrimaryOutcome } from '../../bridge'
import { formatDay } from './format-day'
import { formatShare } from './format-share'
import { ordinal } from './ordinal'

/** How the primary element's share moved since an earlier run; null where either share is unknown. */
export function primaryMove(
  { finishedAt, primary }: HistoryEntry,
  { attention }: PrimaryOutcome
): string | null {
  if (attention === null || primary?.attention == null) return null
  const points = toPercent(attention) - toPercent(primary.attention)
  const rank = primary.rank === null ? '' : `, ${ordinal(primary.rank)} of ${primary.of}`
  const then = `the run of ${formatDay(finishedAt)} (${formatShare(primary.attention)}${rank})`
  if (points === 0) return `No change since ${then}.`
  const unit = Math.abs(points) === 1 ? 'point' : 'points'
  return `${points > 0 ? 'Up' : 'Down'} ${Math.abs(points)} ${unit} since ${then}.`
}

/** Whole per cents, as they are shown: a difference nobody can read off is none. */
function toPercent(share: number): number {
  return Math.round(share * 100)
}
