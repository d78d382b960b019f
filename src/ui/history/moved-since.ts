import { shownPercent } from '../../language'
import { areLevel } from '../../order/share-noise'
import type { HistoryEntry, MainActionOutcome } from '../../file'
import { formatShare, pointsOf } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { areComparable } from './run-changes'
import { words } from './words'

/**
 * How a main action's share moved since the last comparable run in which a layer of that name was marked; null where there
 * is none.
 */
export function movedSince(
  history: readonly HistoryEntry[],
  runId: string,
  { name, attention }: Pick<MainActionOutcome, 'name' | 'attention'>
): string | null {
  const at = history.findIndex((entry) => entry.runId === runId)
  const own = history[at]
  if (own === undefined || attention === null) return null
  const run = history
    .slice(0, at)
    .reverse()
    .find(
      (entry) =>
        areComparable(entry, own) &&
        entry.primary?.name === name &&
        entry.primary.attention !== null
    )
  const before = run?.primary?.attention ?? null
  if (run === undefined || before === null) return null
  const points = Math.round((shownPercent(attention) - shownPercent(before)) * 10) / 10
  const then = [formatDay(run.finishedAt), formatShare(before)] as const
  if (points === 0 || areLevel(attention, before)) return words().unmoved(...then)
  const size = pointsOf(Math.abs(points))
  return points > 0 ? words().up(size, ...then) : words().down(size, ...then)
}
