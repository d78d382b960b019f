import type { JournalEntry } from '../../file'
import {
  ALREADY_ANALYSED,
  hasEnded,
  isLeftOut,
  isLost,
  isQueued,
  type Job,
  jobProgress,
  type JobStep,
  leftOf,
  reduceJob
} from './job'
import { words } from './words'

/** A run that an earlier session or group left unfinished, until the designer decides. */
export interface WaitingJob {
  state: 'waiting'
  entry: JournalEntry
}

/** All jobs of one kind: the group requested last, one or many, and those that wait. */
export interface JobTable {
  /** The group's in the order they are run, each source once. */
  jobs: readonly (Job | WaitingJob)[]
  /** True for a single job started by itself: it asks whether to pay again, a group keeps existing results. */
  alone: boolean
  /** Of the group, in milliseconds since 1970. */
  startedAt: number
  /** null while the group has something left to do. */
  endedAt: number | null
}

export type TableEvent =
  /** Takes the place of the group that has ended. */
  | { type: 'started'; jobs: readonly Job[]; alone: boolean; at: number }
  /** Each job replaces the failed or cancelled one of its source. */
  | { type: 'retried'; jobs: readonly Job[]; at: number }
  | (JobStep & { id: string })
  /** Cancels one job that has not begun, or all of them. */
  | { type: 'dropped'; source: string | null; at: number }
  /** Entries of the journal wait from now on, each in the place of a job or an entry with its id. */
  | { type: 'found'; entries: readonly JournalEntry[]; at: number }
  /** An entry has been dealt with: nothing of it waits. */
  | { type: 'forgotten'; runId: string }
  | { type: 'dismissed' }

const NO_GROUP = { alone: false, startedAt: 0, endedAt: 0 }

export const NO_JOBS: JobTable = { ...NO_GROUP, jobs: [] }

/** Enough to keep a service busy, and a picture and five maps each: memory stays flat however many follow. */
export const MOST_IN_FLIGHT = 3

export function isWaiting(job: Job | WaitingJob): job is WaitingJob {
  return job.state === 'waiting'
}

/** The jobs of the group. */
export function groupOf({ jobs }: Pick<JobTable, 'jobs'>): Job[] {
  return jobs.filter((job) => !isWaiting(job))
}

/** The job to begin now, if one may begin: one is in its first phase at a time, and few are on their way. */
export function nextJob(table: JobTable): Job | null {
  const group = groupOf(table)
  const running = group.filter(({ state }) => state === 'running')
  if (running.length >= MOST_IN_FLIGHT) return null
  if (running.some(({ phase, phases }) => phase === phases[0])) return null
  return group.find(isQueued) ?? null
}

/** The next state of the table. An event that comes too late or too early changes nothing. */
export function reduceJobs(table: JobTable, event: TableEvent): JobTable {
  switch (event.type) {
    case 'started': {
      if (table.endedAt === null) return table
      const once = new Map(event.jobs.map((job) => [job.source, job]))
      const { alone, at } = event
      const jobs = [...table.jobs.flatMap(leftBehind), ...once.values()]
      return settle({ jobs, alone, startedAt: at, endedAt: null }, at)
    }
    case 'retried':
      return retry(table, new Map(event.jobs.map((job) => [job.source, job])), event.at)
    case 'dropped':
      return settle(drop(table, event.source), event.at)
    case 'found': {
      const found = new Map(event.entries.map((entry) => [entry.runId, waiting(entry)]))
      const kept = table.jobs.map((job) => {
        const next = found.get(idOf(job)) ?? job
        found.delete(idOf(job))
        return next
      })
      const next = { ...table, jobs: [...kept, ...found.values()] }
      return groupOf(next).length === 0 ? { ...next, ...NO_GROUP } : settle(next, event.at)
    }
    case 'forgotten': {
      const jobs = table.jobs.filter((job) => !isWaiting(job) || idOf(job) !== event.runId)
      return change({ ...table, jobs }, (job) =>
        job.id === event.runId ? { ...job, entry: null } : job
      )
    }
    case 'dismissed':
      return table.endedAt === null
        ? table
        : { ...NO_GROUP, jobs: table.jobs.filter(mayGoOn).flatMap(leftBehind) }
    default:
      return step(table, event)
  }
}

function idOf(job: Job | WaitingJob): string {
  return isWaiting(job) ? job.entry.runId : job.id
}

function waiting(entry: JournalEntry): WaitingJob {
  return { state: 'waiting', entry }
}

/** Whether a job still waits once its group is dismissed. */
function mayGoOn(job: Job | WaitingJob): boolean {
  return isWaiting(job) || isLeftOut(job)
}

/** What still waits when another group takes the place of a job's. */
function leftBehind(job: Job | WaitingJob): WaitingJob[] {
  if (isWaiting(job)) return [job]
  const left = leftOf(job)
  return left === null ? [] : [waiting(left)]
}

function step(table: JobTable, event: JobStep & { id: string }): JobTable {
  const next = change(table, (job) =>
    job.id === event.id ? keepUnpaid(reduceJob(job, event), table.alone) : job
  )
  if (next === table || event.type !== 'ended') return next
  // The others would fail alike, so they are not sent.
  const isCommon = event.state === 'failed' && event.common
  return settle(isCommon ? drop(next, null, event.error) : next, event.at)
}

/** Cancels the job of a source that has not begun, or all of them. `error`: why they would fail. */
function drop(table: JobTable, source: string | null, error: Job['error'] = null): JobTable {
  return change(table, (job) =>
    isQueued(job) && (source ?? job.source) === job.source
      ? { ...job, state: 'cancelled', error }
      : job
  )
}

/** A job alone asks whether to pay again; others keep the existing result. */
function keepUnpaid(job: Job, alone: boolean): Job {
  const isKept = !alone && job.error?.code === ALREADY_ANALYSED
  return isKept ? { ...job, state: 'kept', error: null } : job
}

function retry(table: JobTable, again: ReadonlyMap<string, Job>, at: number): JobTable {
  const next = change(table, (job) => (isLost(job) ? (again.get(job.source) ?? job) : job))
  // A new stretch of work is timed on its own.
  return next === table ? table : { ...next, startedAt: at, endedAt: null }
}

/** Changes jobs of the group; the same table when none changes. */
function change(table: JobTable, next: (job: Job) => Job): JobTable {
  const jobs = table.jobs.map((job) => (isWaiting(job) ? job : next(job)))
  return jobs.some((job, at) => job !== table.jobs[at]) ? { ...table, jobs } : table
}

function settle(table: JobTable, at: number): JobTable {
  if (table.endedAt !== null || !groupOf(table).every(hasEnded)) return table
  return { ...table, endedAt: at }
}

/** How far all jobs are together, 0 to 1. */
export function groupProgress(jobs: readonly Job[]): number {
  return jobs.length === 0 ? 0 : jobs.reduce((sum, job) => sum + jobProgress(job), 0) / jobs.length
}

/** How many jobs are in each state. */
export function countStates(jobs: readonly Pick<Job, 'state'>[]): Record<Job['state'], number> {
  const counts = { queued: 0, running: 0, done: 0, kept: 0, failed: 0, cancelled: 0 }
  for (const { state } of jobs) counts[state] += 1
  return counts
}

/**
 * The sentence for screen readers: of one alone every phase, by its name, but no failure, whose card is read out;
 * of many frames the beginning, every quarter, and how it ended.
 */
export function announce(table: JobTable, phaseName: (phase: string) => string): string {
  const jobs = groupOf(table)
  const [first] = jobs
  if (first === undefined) return ''
  const { says, batch } = words()
  if (table.alone) {
    if (first.state === 'running') return says.running(first.title, phaseName(first.phase))
    if (first.state === 'done') return says.done(first.title)
    return first.state === 'cancelled' ? says.cancelled : ''
  }
  if (table.endedAt !== null) return `${outcomeWords(jobs)}.`
  const quarter = Math.floor((4 * jobs.filter(hasEnded).length) / jobs.length)
  const reached = Math.ceil((quarter * jobs.length) / 4)
  return quarter === 0 ? batch.begun(jobs.length) : batch.ended(reached, jobs.length)
}

/** How many frames ended how, such as “5 frames analysed, 1 failed”. */
export function outcomeWords(jobs: readonly Pick<Job, 'state'>[]): string {
  return words().batch.outcome(countStates(jobs))
}
