import type { History, HistoryEntry, ResultRecord } from '../../file'
import { fitsEntry, KEYS } from '../figma/storage/entries'
import type { Versioned } from '../figma/storage/parse-versioned'

/**
 * The serialised history of a frame with a run, or what has become known of it: `change` goes into its entry, which is made
 * when it is missing. A damaged history is started anew; null for one of a newer version, which stays. `present`: the
 * frame's record so far, whose picture is in the history from now on; with `isBehind` it stays, and the run comes right
 * before it, dated by its start, so that the dates stay in order.
 */
export function historyWith(
  history: Versioned<History>,
  record: ResultRecord,
  change: (entry: HistoryEntry) => HistoryEntry,
  present: ResultRecord | null = null,
  isBehind = false
): string | null {
  if (history.state === 'newer') return null
  const kept = history.state === 'found' ? history.value.runs : []
  const runs = isBehind ? kept : withPicture(kept, present)
  const entry = runs.find(({ runId }) => runId === record.runId) ?? entryOf(record, isBehind)
  return serialiseRuns(mergeRun(runs, change(entry), isBehind ? present?.runId : undefined))
}

/** The runs, with the picture of the one that a frame has its result of. */
export function withPicture(
  runs: readonly HistoryEntry[],
  record: ResultRecord | null
): HistoryEntry[] {
  return runs.map((entry) =>
    entry.runId === record?.runId ? { ...entry, thumbnail: record.picture.thumbnail.png } : entry
  )
}

/** Beyond it the oldest runs are dropped. */
const MOST_RUNS = 10
/** Pictures are most of what a frame keeps, and every copy of it keeps them again: earlier runs have none. */
const MOST_PICTURES = 2

/**
 * The history's entry for a run; focus and main action come once its layers are measured. Its picture is in the frame's
 * record until another run's takes its place.
 */
export function entryOf(record: ResultRecord, isBehind = false): HistoryEntry {
  const { runId, startedAt, finishedAt, provider, medium, scores, picture } = record
  return {
    runId,
    finishedAt: isBehind ? startedAt : finishedAt,
    provider,
    medium,
    scores,
    focus: null,
    primary: null,
    pictureHash: picture.hash,
    ...(isBehind && { thumbnail: picture.thumbnail.png })
  }
}

/** Adds a run as the last or before another, or replaces its earlier entry. */
export function mergeRun(
  runs: readonly HistoryEntry[],
  entry: HistoryEntry,
  before?: string
): HistoryEntry[] {
  const merged = [...runs]
  const at = runs.findIndex(({ runId }) => runId === entry.runId)
  const to = at < 0 ? runs.findIndex(({ runId }) => runId === before) : at
  merged.splice(to < 0 ? runs.length : to, at < 0 ? 0 : 1, entry)
  return withLastPictures(merged.slice(-MOST_RUNS))
}

function withLastPictures(runs: readonly HistoryEntry[]): HistoryEntry[] {
  const having = runs.filter(({ thumbnail }) => thumbnail !== undefined)
  const bare = new Set(having.slice(0, -MOST_PICTURES))
  return runs.map((entry) => (bare.has(entry) ? withoutPicture(entry) : entry))
}

function withoutPicture(entry: HistoryEntry): HistoryEntry {
  const bare = { ...entry }
  delete bare.thumbnail
  return bare
}

/** The history as it will be written. Where that is too long, it has no pictures, or fewer runs. */
export function serialiseRuns(runs: readonly HistoryEntry[]): string {
  const text = JSON.stringify({ version: 1, runs })
  if (fitsEntry(KEYS.history, text)) return text
  const hasPictures = runs.some(({ thumbnail }) => thumbnail !== undefined)
  return serialiseRuns(hasPictures ? runs.map(withoutPicture) : runs.slice(1))
}
