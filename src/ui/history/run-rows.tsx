import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import { QuietButton } from '../kit/quiet-button'
import list from '../kit/rows.module.css'
import { formatDay } from '../words/format-time'
import { type ListedRun, runChanges } from './run-changes'
import { words } from './words'
import styles from './history.module.css'

/** What is shown before somebody asks for all. */
const FIRST = 4
/** As many as a row has room for. */
const CHANGES = 3

interface Props {
  /** Oldest first. */
  runs: readonly ListedRun[]
  open: (runId: string) => void
}

/** The frame's runs, newest first; a press opens one. */
export function RunRows({ runs, open }: Props): JSX.Element {
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

function Row({ listed, open }: { listed: ListedRun; open: Props['open'] }): JSX.Element {
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
