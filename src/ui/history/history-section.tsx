import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { Fold } from '../kit/fold'
import { useLayers } from '../layers/layer-store'
import { useOpenPart } from '../tools/use-open-part'
import { formatScore, formatShare } from '../words/format-numbers'
import { RunChart } from './run-chart'
import { RunRows } from './run-rows'
import { useListedRuns } from './use-listed-runs'
import { words } from './words'

interface Props {
  result: StoredResult
  /** Shows an earlier run in the result's place. */
  openRun: (runId: string) => void
}

/** The frame's runs, once there is more than one. */
export function HistorySection({ result, openRun }: Props): JSX.Element | null {
  const [open, toggle] = useOpenPart('history')
  const now = useLayers().now.value
  const listed = useListedRuns(result.record)
  if (now.state !== 'measured' && now.state !== 'outOfDate') return null
  const { history, primary } = now.data
  if (history.length < 2) return null
  const runs = listed.map(({ run }) => run)
  const name = primary?.name ?? null
  return (
    <Fold title={words().title} line={words().runs(history.length)} open={open} toggle={toggle}>
      <RunChart
        name={words().clarity}
        highest={100}
        format={formatScore}
        runs={runs}
        valueOf={({ scores }) => scores.clarity}
      />
      {name !== null && (
        <RunChart
          name={words().attentionTo(name)}
          format={(percent) => formatShare(percent / 100)}
          runs={runs}
          valueOf={(entry) =>
            entry.primary?.name === name && entry.primary.attention !== null
              ? entry.primary.attention * 100
              : null
          }
        />
      )}
      <RunRows runs={listed} open={openRun} />
    </Fold>
  )
}
