import type { HistoryEntry, ResultRecord } from '../../file'
import { sameMaker } from '../provider/same-maker'
import { isUnjudged, judgedScores } from '../words/judged-scores'

/** One run of a frame's history beside the result that is shown. */
export interface RunFacts {
  entry: HistoryEntry
  present: boolean
  /** True when the analysed picture was the very one of the result that is shown. */
  sameDesign: boolean
  /** True when its numbers may be set against the run before it: same provider and engine, same medium. */
  continues: boolean
}

/** A frame's runs, oldest first; see `judgedHistory`. */
export function historyFacts(history: readonly HistoryEntry[], record: ResultRecord): RunFacts[] {
  return judgedHistory(history, record).map((entry, index) => {
    const before = history[index - 1]
    return {
      entry,
      present: entry.runId === record.runId,
      sameDesign: entry.pictureHash === record.picture.hash,
      continues: before !== undefined && comparable(before, entry)
    }
  })
}

/**
 * The same runs, without scores where the picture of the result that is shown is too small to be judged: the
 * history does not keep sizes, and a frame hardly ever changes its own so much.
 */
function judgedHistory(
  history: readonly HistoryEntry[],
  record: ResultRecord
): readonly HistoryEntry[] {
  if (!isUnjudged(record)) return history
  const scores = judgedScores(record)
  return history.map((entry) => ({ ...entry, scores, focus: null }))
}

/**
 * The last run before this one whose share of the main action can be set against it: made by the same
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
