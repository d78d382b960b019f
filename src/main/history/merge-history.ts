import type { HistoryEntry } from '../../bridge'

/** More runs than a chart in the panel can show; the oldest are forgotten. */
export const MOST_RUNS = 50

/** A run's entry at its place, or after all others; what was known of the run is replaced. Oldest first. */
export function mergeHistory(runs: readonly HistoryEntry[], entry: HistoryEntry): HistoryEntry[] {
  const known = runs.some(({ runId }) => runId === entry.runId)
  const merged = runs.map((run) => (run.runId === entry.runId ? entry : run))
  return (known ? merged : [...merged, entry]).slice(-MOST_RUNS)
}
