import type { JSX } from 'preact'
import { FrameHeader } from '../kit/frame-header'
import { Running, type Step } from '../kit/running'
import { type Job, type Phase, PHASES } from '../run/job'
import { PHASE_NAMES } from '../run/phase-names'
import { jobProgress } from '../run/reduce-job'
import { useRuns } from '../run/use-runs'

export function RunningJob({ job }: { job: Job }): JSX.Element {
  const { jobs } = useRuns()
  return (
    <Running
      header={<FrameHeader node={job.node} />}
      steps={PHASES.map((phase) => stepOf(job, phase))}
      at={PHASES.indexOf(job.phase)}
      progress={jobProgress(job)}
      startedAt={job.startedAt}
      cancelNote={jobs.cancelNote.value}
      onCancel={jobs.cancel}
    />
  )
}

function stepOf(job: Job, phase: Phase): Step {
  const maps = phase === 'downloading' ? Object.values(job.maps) : []
  const kept = maps.filter((progress) => progress === 'kept').length
  return { name: PHASE_NAMES[phase], count: maps.length > 0 ? `${kept} of ${maps.length}` : null }
}
