import { shownPercent } from '../../language'
import { areLevel } from '../../engine/order/share-noise'
import type { HistoryEntry, MainActionOutcome } from '../../file'
import { formatShare, pointsOf } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { lastComparable } from './history-facts'
import { words } from './words'

/** How a main action's share moved since the last run that this one can be compared with; null where there is none. */
export function movedSince(
  history: readonly HistoryEntry[],
  runId: string,
  now: Pick<MainActionOutcome, 'name' | 'attention'>
): string | null {
  const run = lastComparable(history, runId, now.name)
  const before = run?.primary?.attention ?? null
  const { attention } = now
  if (run === null || attention === null || before === null) return null
  const points = Math.round((shownPercent(attention) - shownPercent(before)) * 10) / 10
  const then = [formatDay(run.finishedAt), formatShare(before)] as const
  if (points === 0 || areLevel(attention, before)) return words().unmoved(...then)
  const size = pointsOf(Math.abs(points))
  return points > 0 ? words().up(size, ...then) : words().down(size, ...then)
}
