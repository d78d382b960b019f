import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { ProgressBar } from '../kit/progress-bar'
import { isRunning, type Job } from '../run/job'
import { PHASE_NAMES } from '../run/phase-names'
import { jobProgress } from '../run/reduce-job'
import { useRuns } from '../run/use-runs'
import { useTools } from '../tools/use-tools'
import { EndedJob } from './ended-job'
import styles from '../run/other-job.module.css'

/** The run of a frame that is not the selected one: it goes on, and can be gone back to. */
export function OtherJob({ job }: { job: Job }): JSX.Element | null {
  const { bridge, errors } = useTools()
  const { jobs } = useRuns()
  if (!isRunning(job)) return job.state === 'failed' ? <EndedJob job={job} /> : null
  const phase = PHASE_NAMES[job.phase]
  return (
    <section class={styles.other} aria-label="Running analysis">
      <p class={styles.text}>
        <strong>{job.node.name}</strong>: {phase.toLowerCase()}
      </p>
      <ProgressBar name="Analysis" value={jobProgress(job)} text={phase} />
      <div class={styles.actions}>
        <Button secondary onClick={() => errors.guard(() => bridge.selectNode(job.node.id))}>
          Show frame
        </Button>
        <Button secondary onClick={jobs.cancel}>
          Cancel
        </Button>
      </div>
    </section>
  )
}
