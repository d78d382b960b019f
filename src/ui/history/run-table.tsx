import type { JSX } from 'preact'
import { useState } from 'preact/hooks'
import type { HistoryEntry } from '../../file'
import { QuietButton } from '../kit/quiet-button'
import { formatShare } from '../words/format-numbers'
import { formatDay } from '../words/format-time'
import { shortProviderName } from '../words/provider-name'
import type { RunFacts } from './history-facts'
import styles from './history.module.css'

/** What is shown before somebody asks for all. */
const FIRST = 4

/** The frame's runs, newest first. */
export function RunTable({ runs }: { runs: readonly RunFacts[] }): JSX.Element {
  const [all, setAll] = useState(false)
  const newest = [...runs].reverse()
  const shown = all ? newest : newest.slice(0, FIRST)
  return (
    <>
      <table class={styles.table} aria-label="Runs of this frame, newest first">
        <thead>
          <tr>
            <th scope="col">Run</th>
            <th scope="col">Clarity</th>
            <th scope="col">Exciting</th>
            <th scope="col">Primary</th>
          </tr>
        </thead>
        <tbody>
          {shown.map((run) => (
            <Run key={run.entry.runId} run={run} />
          ))}
        </tbody>
      </table>
      {newest.length > FIRST && (
        <p>
          <QuietButton
            name={all ? 'Show fewer' : `Show all ${newest.length}`}
            about="runs"
            run={() => setAll(!all)}
          />
        </p>
      )}
    </>
  )
}

function Run({ run }: { run: RunFacts }): JSX.Element {
  const { finishedAt, provider, scores, primary } = run.entry
  const { clarity, excitingness } = scores
  const about = [shortProviderName(provider), designOf(run)].filter(Boolean).join(' · ')
  return (
    <tr>
      <th scope="row">
        {formatDay(finishedAt)}
        <span class={styles.about}>{about}</span>
      </th>
      <td>{clarity === null ? '–' : Math.round(clarity)}</td>
      <td>{excitingness === null ? '–' : Math.round(excitingness)}</td>
      <td title={primary?.name}>{shareOf(primary)}</td>
    </tr>
  )
}

function designOf({ present, sameDesign }: RunFacts): string | null {
  if (present) return 'shown here'
  return sameDesign ? 'same design' : null
}

function shareOf(primary: HistoryEntry['primary']): string {
  const share = primary?.attention ?? null
  return share === null ? '–' : formatShare(share)
}
