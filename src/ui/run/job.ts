import type { ErrorData } from '../../errors'
import type { JournalEntry, Settings } from '../../file'
import type { FrameSteps, Provider } from '../provider/provider'

/** Provider and settings of a job, fixed when it is requested. */
export interface RunTerms {
  provider: Provider
  settings: Settings
  /** As the designer decided: pays again for what was analysed within the hour, or goes into a newer result's history. */
  repeat: boolean
}

/** The work of a job gets this to know its terms and to report its progress. */
export interface RunContext extends RunTerms, Omit<FrameSteps, 'enter'> {
  startedAt: number
  enter: (phase: string) => void
}

/** Something to analyse. */
export interface RunRequest {
  title: string
  /** Node id of the frame or the ad, the page's address, the video's file name. */
  source: string
  /** The whole analysis, which keeps its result itself. */
  work: (context: RunContext) => Promise<void>
}

/** The phases of a job, in their order. */
export type Phases = readonly [string, ...string[]]

/** A requested analysis of a frame, a page, a video or an ad: all that the panel shows about it. */
export interface Job extends RunTerms, Pick<RunRequest, 'title' | 'source'> {
  /** Of its run; a new one when it is sent again. */
  id: string
  /** null for a job of an earlier session whose request cannot be restored. */
  request: RunRequest | null
  /** `kept`: its picture was analysed within the hour, so the result in the file stays, unpaid. */
  state: 'queued' | 'running' | 'done' | 'kept' | 'failed' | 'cancelled'
  /** False while queued, and when cancelled before its turn. */
  begun: boolean
  phases: Phases
  /** The phase it is in, or was in when it ended. */
  phase: string
  /** How far the phase is, in whatever it counts; null when unknown. */
  progress: { done: number; of: number } | null
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number | null
  /** The create call has left: from now on the service may have accepted it. */
  asked: boolean
  /** When the request to a busy service is repeated, ms since 1970; null while it is not busy. */
  heldUntil: number | null
  /** As last written to the journal; null before. It has the service's id as soon as that is known. */
  entry: JournalEntry | null
  error: ErrorData | null
  /** True when the service has no result for it and never will. */
  final: boolean
}

/** What happens to a job. */
export type JobStep =
  | { type: 'begun'; at: number }
  | { type: 'entered'; phase: string }
  | { type: 'went'; change: Partial<Pick<Job, 'progress' | 'asked' | 'heldUntil'>> }
  | { type: 'journalled'; entry: JournalEntry }
  | ({ type: 'ended'; at: number } & Ending)

/** How a job ends. */
export type Ending =
  | { state: 'done' | 'cancelled' }
  /** `common`: it would hit every other job, too. */
  | { state: 'failed'; error: ErrorData; final: boolean; common: boolean }

export type NewJob = Pick<
  Job,
  'id' | 'title' | 'source' | 'request' | 'entry' | 'phases' | keyof RunTerms
>

/** A job that waits for its turn. With an accepted `entry` it will be fetched, not sent. */
export function newJob(asked: NewJob): Job {
  return {
    ...asked,
    state: 'queued',
    begun: false,
    phase: asked.phases[0],
    progress: null,
    startedAt: asked.entry?.startedAt ?? 0,
    endedAt: null,
    asked: false,
    heldUntil: null,
    error: null,
    final: false
  }
}

/** The job after a step. What has ended stays as it ended, and phases only go forward: late steps change nothing. */
export function reduceJob(job: Job, step: JobStep): Job {
  // A create call that was cancelled may still be accepted.
  if (step.type === 'journalled') return { ...job, entry: step.entry, heldUntil: null }
  if (step.type === 'begun') {
    if (job.state !== 'queued') return job
    const startedAt = job.entry?.startedAt ?? step.at
    return { ...job, state: 'running', begun: true, startedAt, asked: job.entry !== null }
  }
  if (job.state !== 'running') return job
  switch (step.type) {
    case 'entered':
      return job.phases.indexOf(step.phase) > job.phases.indexOf(job.phase)
        ? { ...job, phase: step.phase, progress: null }
        : job
    case 'went':
      return { ...job, ...step.change }
    case 'ended': {
      const { at, state } = step
      const why = step.state === 'failed' ? { error: step.error, final: step.final } : {}
      return { ...job, ...why, state, endedAt: at }
    }
  }
}

export function isQueued({ state }: Pick<Job, 'state'>): boolean {
  return state === 'queued'
}

export function hasEnded({ state }: Pick<Job, 'state'>): boolean {
  return state !== 'queued' && state !== 'running'
}

/** True for what may be run again. */
export function isLost({ state }: Pick<Job, 'state'>): boolean {
  return state === 'failed' || state === 'cancelled'
}

/** True for what has not begun because it would fail like one before it. */
export function isLeftOut({ begun, error }: Pick<Job, 'begun' | 'error'>): boolean {
  return !begun && error !== null
}

/** How far a job is, 0 to 1: each phase counts alike. */
export function jobProgress(job: Job): number {
  if (hasEnded(job)) return 1
  const { progress } = job
  const within = progress === null || progress.of === 0 ? 0 : progress.done / progress.of
  return (job.phases.indexOf(job.phase) + within) / job.phases.length
}

/**
 * How a job that ended without a result may go on.
 * `resume`: the service has it, so it is fetched again and not paid for twice.
 * `ask`: the create call may have been accepted; only the designer may send it again.
 * `repeated`: the same picture was analysed within the hour; only the designer may pay again.
 * `history`: the frame has a newer result by now, which stays; only the designer may add this one to its history.
 * `again`: a new run is safe.
 */
export type RetryWay = 'resume' | 'ask' | 'repeated' | 'history' | 'again'

/** A run that was left unfinished and waits for the designer. */
export interface Recovery {
  /**
   * How it may go on.
   * `resume`: the service has accepted it, its result can be fetched.
   * `unknown`: the create call may have been accepted; only the designer may send it again.
   * `elsewhere`: it belongs to a service that is not connected now.
   * `otherName`: the file had another name, so that this one may be a copy or a branch of it.
   */
  kind: 'resume' | 'unknown' | 'elsewhere' | 'otherName'
  entry: JournalEntry
}

export const ALREADY_ANALYSED = 'already_analysed'
const NEWER_RESULT = 'newer_result'

/** Whether a run goes on with what the service has accepted, without a new request. */
export function isFetched(way: RetryWay | null): boolean {
  return way === 'resume' || way === 'history'
}

/** Whether only the designer may let a run go on, by its own name. */
export function isAsked(way: RetryWay | null): boolean {
  return way === 'ask' || way === 'history'
}

/**
 * null unless it failed or was cancelled, and where its request is needed and not known. A cancelled job may be sent anew:
 * the designer has read what cancelling means.
 */
export function wayOf(job: Job): RetryWay | null {
  const { asked, entry, error, final, request } = job
  if (!isLost(job)) return null
  const isAccepted = entry !== null && entry.serviceId !== null
  if (isAccepted && !final) return error?.code === NEWER_RESULT ? 'history' : 'resume'
  if (request === null) return null
  if (error?.code === ALREADY_ANALYSED) return 'repeated'
  return asked && !isAccepted && error?.sent === 'maybe' ? 'ask' : 'again'
}

/**
 * The entry that stays in the journal until the designer decides: the job has ended, and may still have a result, or one
 * that the panel alone holds, such as the map of a video.
 */
export function leftOf(job: Job): JournalEntry | null {
  if (!job.begun) return hasEnded(job) ? job.entry : null
  if (job.state === 'done') return job.entry?.kind === 'video' ? job.entry : null
  const way = wayOf(job)
  return job.state === 'failed' && (isFetched(way) || way === 'ask') ? job.entry : null
}
