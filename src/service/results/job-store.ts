import { RESULT_LIFETIME_MS } from '../../interface'
import { type Gone, GoneNames } from './gone-names'
import type { ResultCache } from './result-cache'

/** What a job takes besides its outcome, bytes. */
const JOB_BYTES = 1024

/** A job whose result is there for an hour after its completion. */
export interface ExpiringJob<Outcome> {
  /** What it is found by: each of its ids, with what the id is of. */
  readonly names: readonly string[]
  /** null while pending. Times are ms since 1970. */
  finished: (Outcome & { at: number }) | null
}

export type Found<Job> = Job | Gone | 'unknown'

export function isGone(found: unknown): found is Gone {
  return found === 'expired' || found === 'dropped'
}

/** Jobs by their names. Expired ones leave when the next one comes or finishes. */
export class JobStore<Outcome, Job extends ExpiringJob<Outcome>> {
  private readonly jobs = new Map<string, Job>()
  private readonly gone = new GoneNames()

  constructor(
    private readonly cache: ResultCache,
    private readonly clock: () => number
  ) {}

  add(job: Job): void {
    this.cache.evict()
    for (const name of job.names) this.jobs.set(name, job)
  }

  /** Takes a job's outcome, with the storage paths of its pictures and what else of it is held, in bytes. */
  finish(job: Job, outcome: Outcome, paths: readonly string[], bytes = (): number => 0): void {
    const at = this.clock()
    job.finished = { ...outcome, at }
    this.cache.put({
      at,
      paths,
      bytes: () => JOB_BYTES + bytes(),
      onDrop: (why) => this.drop(job, why)
    })
  }

  find(name: string): Found<Job> {
    const job = this.jobs.get(name)
    if (job === undefined) return this.gone.why(name) ?? 'unknown'
    const { finished } = job
    return finished !== null && this.clock() >= finished.at + RESULT_LIFETIME_MS ? 'expired' : job
  }

  private drop({ names }: Job, why: Gone): void {
    for (const name of names) {
      this.jobs.delete(name)
      this.gone.add(name, why)
    }
  }
}
