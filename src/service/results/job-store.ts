import { RESULT_LIFETIME_MS } from '../../interface'
import type { ResultCache } from './result-cache'

/** Names of dropped jobs that are still told apart from unknown ones. */
const MAX_GONE = 10_000

/** A job whose result is there for an hour after its completion. */
export interface ExpiringJob<Outcome> {
  /** What it is found by: each of its ids, with what the id is of. */
  readonly names: readonly string[]
  /** null while pending. Times are ms since 1970. */
  finished: (Outcome & { at: number }) | null
}

/** `gone` was there once, and has expired or was dropped to make room. */
export type Found<Job> = Job | 'gone' | 'unknown'

/** Jobs by their names. Expired ones leave when the next one comes or finishes. */
export class JobStore<Outcome, Job extends ExpiringJob<Outcome>> {
  private readonly jobs = new Map<string, Job>()
  private readonly gone = new Set<string>()

  constructor(
    private readonly cache: ResultCache,
    private readonly clock: () => number
  ) {}

  add(job: Job): void {
    this.cache.evict()
    for (const name of job.names) this.jobs.set(name, job)
  }

  /** Takes a job's outcome, with the storage paths of its pictures. */
  finish(job: Job, outcome: Outcome, paths: readonly string[]): void {
    const at = this.clock()
    job.finished = { ...outcome, at }
    this.cache.put({ at, paths, onDrop: () => this.drop(job) })
  }

  find(name: string): Found<Job> {
    const job = this.jobs.get(name)
    if (job === undefined) return this.gone.has(name) ? 'gone' : 'unknown'
    const { finished } = job
    return finished !== null && this.clock() >= finished.at + RESULT_LIFETIME_MS ? 'gone' : job
  }

  private drop({ names }: Job): void {
    for (const name of names) {
      this.jobs.delete(name)
      this.gone.add(name)
    }
    for (const oldest of this.gone) {
      if (this.gone.size <= MAX_GONE) break
      this.gone.delete(oldest)
    }
  }
}
