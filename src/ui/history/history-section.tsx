import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import type { StoredResult } from '../../bridge'
import type { ResultRecord } from '../../file'
import { Fold } from '../kit/section'
import { QuietButton } from '../kit/quiet-button'
import { useLayers } from '../layers/layer-store'
import { useOpenPart } from '../tools/use-open-part'
import { formatScore, formatShare } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { historyFacts } from './history-facts'
import { type ListedRun, listedRuns, runChanges } from './run-changes'
import { RunChart } from './run-chart'
import { words } from './words'
import list from '../kit/rows.module.css'
import styles from './history.module.css'

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
  const { history, mainAction } = now.data
  if (history.length < 2) return null
  const runs = listed.map(({ run }) => run)
  const name = mainAction?.name ?? null
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

/** Rows before “Show all”. */
const FIRST = 4
/** As many as a row has room for. */
const CHANGES = 3

interface RunRowsProps {
  /** Oldest first. */
  runs: readonly ListedRun[]
  open: (runId: string) => void
}

/** The frame's runs, newest first; a press opens one. */
function RunRows({ runs, open }: RunRowsProps): JSX.Element {
  const [all, setAll] = useState(false)
  const newest = [...runs].reverse()
  const shown = all ? newest : newest.slice(0, FIRST)
  return (
    <>
      <ul class={styles.rows} aria-label={words().list}>
        {shown.map((listed) => (
          <Row key={listed.run.entry.runId} listed={listed} open={open} />
        ))}
      </ul>
      {newest.length > FIRST && (
        <p>
          <QuietButton
            name={all ? words().showFewer : words().showAll(newest.length)}
            about={words().aboutRuns}
            run={() => setAll(!all)}
          />
        </p>
      )}
    </>
  )
}

function Row({ listed, open }: { listed: ListedRun; open: RunRowsProps['open'] }): JSX.Element {
  const { run, times } = listed
  const { runId, finishedAt, thumbnail } = run.entry
  const about = [
    formatDay(finishedAt),
    ...(times > 1 ? [words().times(times)] : []),
    ...(run.present ? [words().shown] : [])
  ]
  const content = (
    <>
      <span class={list.picture}>
        {thumbnail !== undefined && <img src={`data:image/png;base64,${thumbnail}`} alt="" />}
      </span>
      <span>
        {about.join(' · ')}
        <span class={styles.about}>{runChanges(listed).slice(0, CHANGES).join(' · ')}</span>
      </span>
    </>
  )
  return (
    <li>
      {run.present ? (
        <div class={styles.run}>{content}</div>
      ) : (
        <button type="button" class={styles.run} onClick={() => open(runId)}>
          {content}
        </button>
      )}
    </li>
  )
}
