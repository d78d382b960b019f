import { useMemo } from 'preact/hooks'
import type { ResultRecord } from '../../file'
import { useLayers } from '../layers/layer-store'
import { historyFacts } from './history-facts'
import { type ListedRun, listedRuns } from './run-changes'

const NONE: readonly ListedRun[] = []

/** The runs of the frame that is shown, oldest first; none before they are read. */
export function useListedRuns(record: ResultRecord): readonly ListedRun[] {
  const now = useLayers().now.value
  const history = 'data' in now ? now.data.history : null
  return useMemo(
    () => (history === null ? NONE : listedRuns(historyFacts(history, record))),
    [history, record]
  )
}
