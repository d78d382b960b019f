import { type HistoryEntry, historySchema, type ResultRecord } from '../../file'
import { KEYS, mostBytes, parseData, setData, utf8Bytes } from '../figma/storage/plugin-data'

export function parseHistory(node: BaseNode) {
  return parseData(node, KEYS.history, historySchema)
}

/**
 * Notes a run in its frame's history, or what has become known of it: `change` goes into its entry, which
 * is made when it is missing. A damaged history is started anew; one of a newer version is left alone.
 */
export function noteRun(
  frame: SceneNode,
  record: ResultRecord,
  change: (entry: HistoryEntry) => HistoryEntry
): void {
  const parsed = parseHistory(frame)
  if (parsed.state === 'newer') return
  const runs = parsed.state === 'found' ? parsed.value.runs : []
  const entry = runs.find(({ runId }) => runId === record.runId) ?? entryOf(record)
  const text = serialiseRuns(mergeRun(runs, change(entry)), mostBytes(KEYS.history))
  setData(frame, KEYS.history, text)
}

/** Years of work on one frame; beyond it the oldest runs are dropped. */
const MOST_RUNS = 50

/** The history's entry for a run; focus and main action come once its layers are measured. */
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
    pictureHash: picture.hash,
    thumbnail: picture.thumbnail.png
  }
}

/** The runs with one more, last; in the place of its earlier entry when the same run is told again. */
export function mergeRun(runs: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] {
  const at = runs.findIndex(({ runId }) => runId === entry.runId)
  if (at < 0) return [...runs, entry].slice(-MOST_RUNS)
  return [...runs.slice(0, at), entry, ...runs.slice(at + 1)].slice(-MOST_RUNS)
}

/**
 * The history as it will be written. Where that would be longer than `most` bytes, the oldest runs go without their
 * pictures, then altogether.
 */
export function serialiseRuns(runs: readonly HistoryEntry[], most: number): string {
  const kept = [...runs]
  const written = (): string | null => {
    const text = JSON.stringify({ version: 1, runs: kept })
    return utf8Bytes(text) <= most ? text : null
  }
  let text = written()
  for (let index = 0; text === null && index < runs.length; index += 1) {
    const { thumbnail, ...bare } = runs[index]!
    if (thumbnail === undefined) continue
    kept[index] = bare
    text = written()
  }
  while (text === null && kept.length > 0) {
    kept.shift()
    text = written()
  }
  return text ?? ''
}
