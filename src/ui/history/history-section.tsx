import type { JSX } from 'preact'
import { useMemo, useState } from 'preact/hooks'
import { fileWords, type HistoryEntry } from '../../file'
import type { StoredResult } from '../../bridge'
import { Fold } from '../kit/fold'
import { QuietButton } from '../kit/quiet-button'
import { useLayers } from '../layers/layer-store'
import { useOpenPart } from '../tools/use-open-part'
import { formatScore, formatShare } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { providerName } from '../words/provider-name'
import { placeWords } from '../words/standing-words'
import { historyFacts } from './history-facts'
import { type ListedRun, listedRuns, runChanges } from './run-changes'
import { RunChart } from './run-chart'
import { words } from './words'
import list from '../kit/rows.module.css'
import styles from './history.module.css'

interface Props {
  /** Of the frame. */
  name: string
  result: StoredResult
}

const NONE: readonly HistoryEntry[] = []

/** Whether the frame got better from run to run, once there is more than one. */
export function HistorySection({ name, result: { record } }: Props): JSX.Element | null {
  const [open, toggle] = useOpenPart('history')
  const now = useLayers().now.value
  const data = now.state === 'measured' || now.state === 'outOfDate' ? now.data : null
  const history = data?.history ?? NONE
  const listed = useMemo(() => listedRuns(historyFacts(history, record)), [history, record])
  const last = listed.at(-1)
  if (last === undefined || history.length < 2) return null
  return (
    <Fold title={words().title} line={runChanges(last)[0]} open={open} toggle={toggle}>
      <Chart listed={listed} action={data?.mainAction?.name ?? null} />
      <RunRows frame={name} listed={listed} />
    </Fold>
  )
}

interface ChartProps {
  listed: readonly ListedRun[]
  /** Name of the main action; null where none is known. */
  action: string | null
}

/** The main action's share over the runs; clarity where fewer than two runs know it. */
function Chart({ listed, action }: ChartProps): JSX.Element {
  const runs = listed.map(({ run }) => run)
  const shares = runs.map(({ entry: { primary } }) =>
    primary !== null && primary.name === action && primary.attention !== null
      ? primary.attention * 100
      : null
  )
  if (action !== null && shares.filter((share) => share !== null).length > 1) {
    const format = (percent: number): string => formatShare(percent / 100)
    return (
      <RunChart name={words().attentionTo(action)} format={format} runs={runs} values={shares} />
    )
  }
  return (
    <RunChart
      name={words().clarity}
      highest={100}
      format={formatScore}
      runs={runs}
      values={runs.map(({ entry }) => entry.scores.clarity)}
    />
  )
}

/** Rows before “Show all”. */
const FIRST = 4

/** The runs, newest first; a press on an earlier one shows what the file keeps of it. */
function RunRows({ frame, listed }: { frame: string; listed: readonly ListedRun[] }): JSX.Element {
  const [all, setAll] = useState(false)
  const [opened, setOpened] = useState<string | null>(null)
  const newest = [...listed].reverse()
  const shown = all ? newest : newest.slice(0, FIRST)
  return (
    <>
      <ul class={styles.rows} aria-label={words().list}>
        {shown.map((one) => {
          const { runId } = one.run.entry
          const isOpen = opened === runId
          return (
            <li key={runId}>
              {one.run.present ? (
                <div class={styles.run}>
                  <Row listed={one} />
                </div>
              ) : (
                <button
                  type="button"
                  class={styles.run}
                  aria-expanded={isOpen}
                  onClick={() => setOpened(isOpen ? null : runId)}
                >
                  <Row listed={one} />
                </button>
              )}
              {isOpen && <OpenedRun frame={frame} entry={one.run.entry} />}
            </li>
          )
        })}
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

function Row({ listed }: { listed: ListedRun }): JSX.Element {
  const { run, times } = listed
  const { finishedAt, thumbnail } = run.entry
  const about = [
    formatDay(finishedAt),
    ...(times > 1 ? [words().times(times)] : []),
    ...(run.present ? [words().shown] : [])
  ]
  return (
    <>
      <span class={list.picture}>
        {thumbnail !== undefined && <img src={`data:image/png;base64,${thumbnail}`} alt="" />}
      </span>
      <span>
        {about.join(' · ')}
        <span class={styles.about}>{runChanges(listed).join(' · ')}</span>
      </span>
    </>
  )
}

/** What the file keeps of an earlier run: its picture and the numbers that compare. */
function OpenedRun({ frame, entry }: { frame: string; entry: HistoryEntry }): JSX.Element {
  const { provider, medium, scores, primary, thumbnail } = entry
  const facts = [
    ...(primary === null ? [] : [`${primary.name} ${formatShare(primary.attention)}`]),
    ...(primary === null || primary.attention === null ? [] : [placeWords(primary)]),
    ...(['clarity', 'excitingness'] as const).flatMap((score) =>
      scores[score] === null ? [] : [words().by(words()[score], formatScore(scores[score]))]
    ),
    providerName(provider),
    fileWords().medium[medium]
  ]
  return (
    <div class={styles.opened}>
      {thumbnail !== undefined && (
        <img
          class={styles.large}
          src={`data:image/png;base64,${thumbnail}`}
          alt={words().picture(frame)}
        />
      )}
      <p class={styles.about}>{facts.join(' · ')}</p>
    </div>
  )
}
