import type { MapName } from '../../file'
import { isRunning, type Job, type JobEvent, type MapProgress, type Phase, PHASES } from './job'

/**
 * The next state of a job. What has ended stays as it ended, and phases only go forward: an event that
 * comes too late or too early changes nothing.
 */
export function reduceJob(job: Job, event: JobEvent): Job {
  if (!isRunning(job)) return job
  switch (event.type) {
    case 'exported':
      return advance(job, 'exporting', 'uploading', { picture: event.picture })
    case 'held':
      return job.phase === 'uploading' ? { ...job, heldUntil: event.until } : job
    case 'accepted':
      return advance(job, 'uploading', 'waiting', {
        screenshotId: event.screenshotId,
        heldUntil: null
      })
    case 'succeeded':
      return advance(job, 'waiting', 'downloading', {
        analysisId: event.analysisId,
        maps: Object.fromEntries(event.maps.map((map) => [map, 'loading']))
      })
    case 'mapKept':
      return settleMap(job, event.map, 'kept')
    case 'mapMissing':
      return settleMap(job, event.map, 'missing')
    case 'downloaded':
      return advance(job, 'downloading', 'placing', {})
    case 'placed':
      return job.phase === 'placing' ? { ...job, state: 'done', endedAt: event.at } : job
    case 'failed':
      return {
        ...job,
        state: 'failed',
        endedAt: event.at,
        error: event.error,
        final: event.final,
        common: event.common
      }
    case 'cancelled':
      return { ...job, state: 'cancelled', endedAt: event.at }
  }
}

function advance(job: Job, from: Phase, to: Phase, change: Partial<Job>): Job {
  return job.phase === from ? { ...job, ...change, phase: to, state: to } : job
}

function settleMap(job: Job, map: MapName, progress: MapProgress): Job {
  if (job.phase !== 'downloading' || job.maps[map] !== 'loading') return job
  return { ...job, maps: { ...job.maps, [map]: progress } }
}

/** How far a job is, 0 to 1, for the progress bar: each phase counts alike, downloads by map. */
export function jobProgress(job: Job): number {
  const maps = Object.values(job.maps)
  const settled = maps.filter((progress) => progress !== 'loading').length
  const within = job.phase === 'downloading' && maps.length > 0 ? settled / maps.length : 0
  return job.state === 'done' ? 1 : (PHASES.indexOf(job.phase) + within) / PHASES.length
}
