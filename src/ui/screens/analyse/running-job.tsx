import type { JSX } from 'preact'
import { Running, type Step } from '../../components/running'
import { type Job, type Phase, PHASES } from '../../job/job'
import { PHASE_NAMES } from '../../job/phase-names'
import { jobProgress } from '../../job/reduce-job'
import { usePanel } from '../../state/panel-context'
import { FrameHeader } from './frame-header'

export function RunningJob({ job }: { job: Job }): JSX.Element {
  const { jobs } = usePanel()
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
