import type { AdId } from '../../interface'
import { type Found, JobStore } from '../results/job-store'
import type { ResultCache } from '../results/result-cache'
import { randomId } from '../run/random-id'
import type { AdJob, AdOutcome } from './ad-job'

/** Ads by their id. */
export class AdStore {
  private readonly jobs: JobStore<AdOutcome, AdJob>

  constructor(cache: ResultCache, clock: () => number) {
    this.jobs = new JobStore(cache, clock)
  }

  add(): AdJob {
    const id = randomId() as AdId
    const job: AdJob = { names: [id], id, finished: null }
    this.jobs.add(job)
    return job
  }

  finish(job: AdJob, outcome: AdOutcome): void {
    this.jobs.finish(job, outcome, outcome.status === 'success' ? [outcome.input] : [])
  }

  find(id: string): Found<AdJob> {
    return this.jobs.find(id)
  }
}
