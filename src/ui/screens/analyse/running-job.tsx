import { Button } from '@create-figma-plugin/ui'
import type { JSX } from 'preact'
import { classNames } from '../../components/class-names'
import { formatElapsed } from '../../components/format-elapsed'
import { ProgressBar } from '../../components/progress-bar'
import { useSeconds } from '../../components/use-seconds'
import { type Job, type Phase, PHASES } from '../../job/job'
import { PHASE_NAMES } from '../../job/phase-names'
import { jobProgress } from '../../job/reduce-job'
import { usePanel } from '../../state/panel-context'
import { FrameHeader } from './frame-header'
import styles from './running-job.module.css'

export function RunningJob({ job }: { job: Job }): JSX.Element {
  const { jobs } = usePanel()
  const elapsed = formatElapsed(useSeconds(job.startedAt))
  const step = PHASES.indexOf(job.phase) + 1
  const text = `${PHASE_NAMES[job.phase]}, step ${step} of ${PHASES.length}`
  return (
    <section class={styles.job}>
      <FrameHeader node={job.node} />
      <ProgressBar name="Analysis" value={jobProgress(job)} text={text} />
      <ol class={styles.phases}>
        {PHASES.map((phase) => (
          <Step key={phase} phase={phase} job={job} />
        ))}
      </ol>
      <div class={styles.foot}>
        <span class={styles.elapsed} role="timer" aria-label="Elapsed time">
          {elapsed}
        </span>
        <Button secondary onClick={jobs.cancel}>
          Cancel
        </Button>
      </div>
      <p class={styles.note}>If you cancel: {lowerFirst(jobs.cancelNote.value)}</p>
    </section>
  )
}

function Step({ phase, job }: { phase: Phase; job: Job }): JSX.Element {
  const position = PHASES.indexOf(phase) - PHASES.indexOf(job.phase)
  const place = position < 0 ? styles.past : position === 0 ? styles.now : styles.later
  return (
    <li class={classNames(styles.phase, place)} aria-current={position === 0 ? 'step' : undefined}>
      <span class={styles.mark} aria-hidden="true" />
      {PHASE_NAMES[phase]}
      {phase === 'downloading' && <Downloads job={job} />}
    </li>
  )
}

function Downloads({ job }: { job: Job }): JSX.Element | null {
  const maps = Object.values(job.maps)
  if (maps.length === 0) return null
  const kept = maps.filter((progress) => progress === 'kept').length
  return (
    <span class={styles.count}>
      {kept} of {maps.length}
    </span>
  )
}

function lowerFirst(text: string): string {
  return text.startsWith('Nothing') ? text.charAt(0).toLowerCase() + text.slice(1) : text
}
