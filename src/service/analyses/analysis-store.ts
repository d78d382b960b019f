import { RESULT_LIFETIME_MS } from '../../interface'
import { JobStore } from '../results/job-store'
import { Records, type Found, type Store } from '../storage/store'
import type { Brief } from '../../engine/texts/brief'
import type { Measured } from '../../engine/texts/measured'
import type { AnalysisJob, AnalysisOutcome, Outcome } from './analysis-job'

/** What is kept under an analysis id. */
interface Kept {
  /** Facts that texts are written from. */
  facts: Measured
  /** The metadata so far. */
  brief: Brief
}

/**
 * Results by screenshot id, and what texts are written from by analysis id, which becomes known when the analysis is
 * finished.
 */
export class AnalysisStore extends JobStore<Outcome, AnalysisJob> {
  private readonly kept: Records<Kept>

  constructor(store: Store, clock: () => number) {
    super(store, 'analysis', clock, { lifetimeMs: RESULT_LIFETIME_MS, quota: 'results' })
    this.kept = new Records(store, 'facts')
  }

  override async finish(id: string, outcome: AnalysisOutcome): Promise<void> {
    if (outcome.status === 'failed') return super.finish(id, outcome)
    const job = await this.find(id)
    if (typeof job !== 'object' || job.finished !== null) return
    const { facts, ...finished } = outcome
    const expires = this.clock() + RESULT_LIFETIME_MS
    // First, since no caller knows the analysis id before the result is there.
    await this.kept.put(job.analysisId, { value: { facts, brief: {} }, expires, quota: 'results' })
    await super.finish(id, finished)
  }

  keptOf(analysisId: string): Promise<Found<Kept>> {
    return this.kept.get(analysisId)
  }

  /** Adds to the metadata. False when the analysis no longer exists. */
  addToBrief(analysisId: string, more: Brief): Promise<boolean> {
    return this.kept.update(analysisId, (entry) => {
      if (entry === undefined) return null
      const { facts, brief } = entry.value
      return { ...entry, value: { facts, brief: { ...brief, ...more } } }
    })
  }
}
