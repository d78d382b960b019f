import { RESULT_LIFETIME_MS } from '../../interface'
import { JobStore } from '../results/job-store'
import { Records, type Found, type Store } from '../storage/store'
import type { Brief } from '../../engine/texts/brief'
import type { Measured } from '../../engine/texts/measured'
import type { AnalysisJob, AnalysisOutcome, Outcome } from './analysis-job'

/**
 * Results by screenshot id, and by analysis id the facts that texts are written from. The analysis id becomes known
 * when the analysis is finished.
 */
export class AnalysisStore extends JobStore<Outcome, AnalysisJob> {
  private readonly briefs: Records<Brief>
  private readonly facts: Records<Measured>

  constructor(store: Store, clock: () => number) {
    super(store, 'analysis', clock, { lifetimeMs: RESULT_LIFETIME_MS, quota: 'results' })
    this.briefs = new Records(store, 'brief')
    this.facts = new Records(store, 'kept')
  }

  override async finish(id: string, outcome: AnalysisOutcome): Promise<void> {
    if (outcome.status === 'failed') return super.finish(id, outcome)
    const job = await this.find(id)
    if (typeof job !== 'object' || job.finished !== null) return
    const { facts, ...finished } = outcome
    const how = { expires: this.clock() + RESULT_LIFETIME_MS, quota: 'results' } as const
    // First the records of the analysis id, which no caller knows before the result is there.
    await this.facts.put(job.analysisId, { value: facts, ...how })
    await this.briefs.put(job.analysisId, { value: {}, ...how })
    await super.finish(id, finished)
  }

  /** The metadata so far. */
  briefOf(id: string): Promise<Found<Brief>> {
    return this.briefs.get(id)
  }

  /** Adds to the metadata. False when the analysis no longer exists. */
  addToBrief(id: string, more: Brief): Promise<boolean> {
    return this.briefs.update(id, (entry) =>
      entry === undefined ? null : { ...entry, value: { ...entry.value, ...more } }
    )
  }

  /** Facts that texts are written from. */
  factsOf(id: string): Promise<Found<Measured>> {
    return this.facts.get(id)
  }
}
