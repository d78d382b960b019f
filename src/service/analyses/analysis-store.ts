import { type AnalysisId, RESULT_LIFETIME_MS } from '../../interface'
import { JobStore } from '../results/job-store'
import { randomId } from '../queue/random-id'
import { Records } from '../storage/records'
import type { Found, Store } from '../storage/store'
import type { Brief } from '../../engine/texts/brief'
import type { Kept } from '../../engine/texts/measured'
import type { AnalysisJob, AnalysisOutcome, Outcome } from './analysis-job'

/**
 * Analyses: results by screenshot id, and by analysis id what texts are written from. Only finished analyses
 * have an analysis id that anyone could know.
 */
export class AnalysisStore {
  private readonly jobs: JobStore<Outcome, AnalysisJob>
  private readonly briefs: Records<Brief>
  private readonly kept: Records<Kept>

  constructor(
    store: Store,
    private readonly clock: () => number
  ) {
    this.jobs = new JobStore(store, 'analysis', clock, {
      lifetimeMs: RESULT_LIFETIME_MS,
      room: 'results'
    })
    this.briefs = new Records(store, 'brief')
    this.kept = new Records(store, 'kept')
  }

  add(id: string): Promise<void> {
    return this.jobs.add(id, { analysisId: randomId() as AnalysisId, finished: null })
  }

  find(id: string): Promise<Found<AnalysisJob>> {
    return this.jobs.find(id)
  }

  isPending(id: string): Promise<boolean> {
    return this.jobs.isPending(id)
  }

  async finish(id: string, outcome: AnalysisOutcome): Promise<void> {
    if (outcome.status === 'failed') return this.jobs.finish(id, outcome)
    const job = await this.jobs.find(id)
    if (typeof job !== 'object' || job.finished !== null) return
    const { kept, ...finished } = outcome
    const how = { expires: this.clock() + RESULT_LIFETIME_MS, room: 'results' } as const
    // First what belongs to the analysis id: nobody knows it before the result is there.
    await this.kept.put(job.analysisId, { value: kept, ...how })
    await this.briefs.put(job.analysisId, { value: {}, ...how })
    await this.jobs.finish(id, finished)
  }

  /** The metadata so far. */
  briefOf(id: string): Promise<Found<Brief>> {
    return this.briefs.get(id)
  }

  /** Adds to the metadata. False when there is no such analysis any more. */
  addToBrief(id: string, more: Brief): Promise<boolean> {
    return this.briefs.update(id, (entry) =>
      entry === undefined ? null : { ...entry, value: { ...entry.value, ...more } }
    )
  }

  /** What was measured. */
  keptOf(id: string): Promise<Found<Kept>> {
    return this.kept.get(id)
  }
}
