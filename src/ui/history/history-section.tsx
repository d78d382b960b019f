import type { JSX } from 'preact'
import { useMemo } from 'preact/hooks'
import { seenPercent } from '../../engine/texts/people'
import type { HistoryEntry } from '../../file'
import type { StoredResult } from '../../bridge'
import { Fold } from '../tools/fold'
import { useFirst } from '../kit/use-first'
import { useLayers } from '../layers/layer-store'
import { formatScore } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { type ListedRun, listedRuns, runChanges } from './run-changes'
import { words as shared } from '../words/words'
import { words } from './words'
import { Note } from '../kit/note'
import list from '../kit/rows.module.css'
import styles from './history.module.css'

interface Props {
  result: StoredResult
}

const NONE: readonly HistoryEntry[] = []

/** Rows before “Show all”. */
const FIRST = 4

/** The frame's runs, newest first, each with the number they are compared by; null before the second run. */
export function HistorySection({ result: { record } }: Props): JSX.Element | null {
  const now = useLayers().now.value
  const data = now.state === 'measured' || now.state === 'outOfDate' ? now.data : null
  const history = data?.history ?? NONE
  const listed = useMemo(() => listedRuns(history, record), [history, record])
  const newest = [...listed].reverse()
  const [shown, more] = useFirst(newest, { first: FIRST, about: words().aboutRuns })
  const [last] = newest
  if (last === undefined || history.length < 2) return null
  const measure = measureOf(listed, data?.mainAction?.name ?? null)
  return (
    <Fold part="history" title={words().title} line={runChanges(last)[0]}>
      <Note>{measure.name}</Note>
      <ul class={styles.rows} aria-label={words().list}>
        {shown.map((one) => (
          <Run key={one.entry.runId} listed={one} measure={measure} />
        ))}
      </ul>
      {more}
    </Fold>
  )
}

/** The one number that the runs are compared by. */
interface Measure {
  name: string
  /** null where a run does not know it. */
  valueOf: (entry: HistoryEntry) => number | null
  format: (value: number | null) => string
  /** The value of a full bar. */
  most: number
}

/** How many see the main action; clarity where fewer than two runs know it. */
function measureOf(listed: readonly ListedRun[], action: string | null): Measure {
  const seenOf = ({ primary }: HistoryEntry): number | null =>
    primary?.name === action ? (primary.seen ?? null) : null
  if (action !== null && listed.filter(({ entry }) => seenOf(entry) !== null).length > 1) {
    return { name: words().seenIn(action), valueOf: seenOf, format: seenPercent, most: 1 }
  }
  return {
    name: shared().scores.clarity.name,
    valueOf: ({ scores }) => scores.clarity,
    format: formatScore,
    most: 100
  }
}

interface RunProps {
  listed: ListedRun
  measure: Measure
}

/** A run in a row. */
function Run({ listed, measure }: RunProps): JSX.Element {
  const { entry, present, times } = listed
  const value = measure.valueOf(entry)
  const { finishedAt, thumbnail } = entry
  const about = [
    formatDay(finishedAt),
    ...(times > 1 ? [words().times(times)] : []),
    ...(present ? [words().shown] : [])
  ]
  return (
    <li class={styles.run}>
      <span class={list.picture}>
        {thumbnail !== undefined && <img src={`data:image/png;base64,${thumbnail}`} alt="" />}
      </span>
      <span class={styles.words}>
        {about.join(' · ')}
        <span class={styles.about}>{runChanges(listed).join(' · ')}</span>
      </span>
      <span class={styles.value}>
        {measure.format(value)}
        <span class={styles.bar} style={{ width: `${(100 * (value ?? 0)) / measure.most}%` }} />
      </span>
    </li>
  )
}
