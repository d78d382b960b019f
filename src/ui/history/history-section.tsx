import type { JSX } from 'preact'
import type { StoredResult } from '../../bridge'
import { Section } from '../kit/section'
import { useLayers } from '../layers/layer-store'
import { formatShare } from '../words/format-numbers'
import { historyFacts } from './history-facts'
import { RunChart } from './run-chart'
import { RunTable } from './run-table'

/** The frame's runs, once there is more than one. */
export function HistorySection({ result }: { result: StoredResult }): JSX.Element | null {
  const now = useLayers().now.value
  if (now.state !== 'measured' && now.state !== 'outOfDate') return null
  const { history, primary } = now.data
  if (history.length < 2) return null
  const runs = historyFacts(history, result.record)
  const name = primary?.name ?? null
  return (
    <Section title="History">
      <RunChart
        name="Clarity"
        highest={100}
        format={(score) => String(Math.round(score))}
        runs={runs}
        valueOf={({ scores }) => scores.clarity}
      />
      {name !== null && (
        <RunChart
          name={`Attention to ${name}`}
          format={(percent) => formatShare(percent / 100)}
          runs={runs}
          valueOf={(entry) =>
            entry.primary?.name === name && entry.primary.attention !== null
              ? entry.primary.attention * 100
              : null
          }
        />
      )}
      <RunTable runs={runs} />
    </Section>
  )
}
