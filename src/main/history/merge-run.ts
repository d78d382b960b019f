import type { HistoryEntry, ResultRecord } from '../../file'
import { utf8Bytes } from '../figma/storage/entry-size'

/** Years of work on one frame; beyond it the oldest runs are dropped. */
const MOST_RUNS = 50

/** What the history keeps of a run; focus and primary element come once its layers are measured. */
export function entryOf(record: ResultRecord): HistoryEntry {
  const { runId, finishedAt, provider, medium, scores, picture } = record
  return {
    runId,
    finishedAt,
    provider,
    medium,
    scores,
    focus: null,
    primary: null,
    pictureHash: picture.hash
  }
}

/** The runs with one more, last; in the place of its earlier entry when the same run is told again. */
export function mergeRun(runs: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] {
  const at = runs.findIndex(({ runId }) => runId === entry.runId)
  if (at < 0) return [...runs, entry].slice(-MOST_RUNS)
  return [...runs.slice(0, at), entry, ...runs.slice(at + 1)].slice(-MOST_RUNS)
}

/** The history as it will be written, without the oldest runs where it would be longer than `most` bytes. */
export function serialiseRuns(runs: readonly HistoryEntry[], most: number): string {
  for (let first = 0; first <= runs.length; first += 1) {
    const text = JSON.stringify({ version: 1, runs: runs.slice(first) })
    if (utf8Bytes(text) <= most) return text
  }
  return ''
}
