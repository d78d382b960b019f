import { type HistoryEntry, historySchema, type ResultRecord } from '../../file'
import { roomFor } from '../figma/storage/entry-size'
import { HISTORY_KEY, NAMESPACE } from '../figma/storage/keys'
import { parseVersioned } from '../figma/storage/parse-versioned'
import { entryOf, mergeRun, serialiseRuns } from './merge-run'

export function parseHistory(node: BaseNode) {
  return parseVersioned(node.getSharedPluginData(NAMESPACE, HISTORY_KEY), historySchema)
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
  const text = serialiseRuns(mergeRun(runs, change(entry)), roomFor(NAMESPACE, HISTORY_KEY))
  frame.setSharedPluginData(NAMESPACE, HISTORY_KEY, text)
}
