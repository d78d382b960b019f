import { isRunning, type Job } from './job'

/**
 * How a job that ended without a result may go on.
 * `resume`: the service has it, so it is fetched again and not paid for twice.
 * `ask`: the create call may have been accepted; only the designer may send it again.
 * `repeated`: the same picture was analysed within the hour; only the designer may pay again.
 * `again`: a new run is safe.
 */
export type RetryWay = 'resume' | 'ask' | 'repeated' | 'again'

export const ALREADY_ANALYSED = 'already_analysed'

export function retryWay(job: Job, charges: boolean, outlivesPanel: boolean): RetryWay | null {
  if (isRunning(job) || job.state === 'done') return null
  // Who cancels is told what it means, and starts anew knowing it.
  if (job.state === 'cancelled') return 'again'
  if (job.error?.code === ALREADY_ANALYSED) return 'repeated'
  if (job.phase === 'uploading') return charges && job.error?.sent === 'maybe' ? 'ask' : 'again'
  const lost = job.final || job.screenshotId === null || !outlivesPanel
  return lost ? 'again' : 'resume'
}
