import type { JSX } from 'preact'
import type { Job } from '../run/job'
import { PHASE_NAMES } from '../run/phase-names'
import { useRuns } from '../run/use-runs'
import { useMore } from './more-stores'
import styles from '../kit/hidden.module.css'

/** Tells screen readers how the analyses go, wherever the designer is. */
export function Announcer(): JSX.Element {
  const more = useMore()
  const { batch, jobs } = useRuns()
  const job = jobs.job.value === null ? '' : announce(jobs.job.value)
  return (
    <>
      {[job, batch.says.value, ...more.says.value].map((text, place) => (
        <div key={place} class={styles.hidden} role="status" aria-live="polite">
          {text}
        </div>
      ))}
    </>
  )
}

function announce({ state, node }: Job): string {
  if (state === 'done') return `${node.name} is analysed.`
  if (state === 'cancelled') return 'Cancelled.'
  // The error card speaks for itself.
  return state === 'failed' ? '' : `${node.name}: ${PHASE_NAMES[state]}.`
}
