import type { HistoryEntry, PrimaryOutcome } from '../../file'
import { formatDay } from '../words/format-day'
import { formatShare, shownPercent } from '../words/format-share'
import { shareNoise } from '../words/noise'

/** How the primary element's share moved since an earlier run; null where either share is unknown. */
export function primaryMove(
  { finishedAt, primary }: HistoryEntry,
  { attention }: PrimaryOutcome
): string | null {
  const before = primary?.attention ?? null
  if (attention === null || primary === null || before === null) return null
  const points = Math.round((shownPercent(attention) - shownPercent(before)) * 10) / 10
  const then = `the run of ${formatDay(finishedAt)} (${formatShare(before)})`
  const noise = shareNoise(Math.max(attention, before))
  if (points === 0 || Math.abs(attention - before) <= noise) {
    return `No change to speak of since ${then}.`
  }
  const unit = Math.abs(points) === 1 ? 'point' : 'points'
  return `${points > 0 ? 'Up' : 'Down'} ${Math.abs(points)} ${unit} since ${then}.`
}
