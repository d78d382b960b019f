import type { HistoryEntry, ResultRecord } from '../../file'
import { sameMaker } from '../provider/same-maker'
import { isUnjudged, judgedScores } from '../words/judged-scores'

/** One run of a frame's history beside the result that is shown. */
export interface RunFacts {
  entry: HistoryEntry
  present: boolean
  /** True when its numbers may be compared with those of the run before it: same provider and engine, same medium. */
  continues: boolean
}

/**
 * A frame's runs, oldest first; without scores where the picture of the result that is shown is too small to be
 * judged: the history does not keep sizes, and a frame hardly ever changes its own so much.
 */
export function historyFacts(history: readonly HistoryEntry[], record: ResultRecord): RunFacts[] {
  const unjudged = isUnjudged(record) ? { scores: judgedScores(record) } : null
  return history.map((entry, index) => {
    const before = history[index - 1]
    return {
      entry: { ...entry, ...unjudged },
      present: entry.runId === record.runId,
      continues: before !== undefined && comparable(before, entry)
    }
  })
}

/**
 * The last run before this one whose share of the main action can be compared with it: made by the same
 * provider and engine for the same medium, with a layer of the same name marked. null when there is none.
 */
export function lastComparable(
  history: readonly HistoryEntry[],
  runId: string,
  mainActionName: string
): HistoryEntry | null {
  const at = history.findIndex((entry) => entry.runId === runId)
  const own = history[at]
  if (own === undefined) return null
  const earlier = history.slice(0, at).reverse()
  return (
    earlier.find(
      (entry) =>
        comparable(entry, own) &&
        entry.primary?.name === mainActionName &&
        entry.primary.attention !== null
    ) ?? null
  )
}

function comparable(one: HistoryEntry, other: HistoryEntry): boolean {
  return sameMaker(one.provider, other.provider) && one.medium === other.medium
}
