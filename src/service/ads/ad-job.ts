import { RESULT_LIFETIME_MS, type AdId, type Failure } from '../../interface'
import { JobStore } from '../results/job-store'
import type { Store, Bytes } from '../storage/store'
import { outcomeOf } from '../results/outcome-of'
import { inputOf, type WorkContext } from '../work-context'

/** A create request for an ad, checked as far as its file's header tells. */
export interface AdRequest {
  title: string
  file: Bytes
}

/** An ad as work to do: `input` is the name of its picture in the job's folder. */
export interface AdWork {
  kind: 'ad'
  id: AdId
  input: string
}

/** Outcome of an ad; `input` as above. */
export type AdOutcome =
  | { status: 'success'; score: number; input: string }
  | { status: 'failed'; error: Failure }

export interface AdJob {
  finished: AdOutcome | null
}

/** Does the work of one ad. Settles as `outcomeOf` does. */
export function runAd(work: AdWork, signal: AbortSignal, context: WorkContext): Promise<AdOutcome> {
  return outcomeOf(() => look(work, signal, context), signal, context.report)
}

async function look(work: AdWork, signal: AbortSignal, context: WorkContext): Promise<AdOutcome> {
  const file = await inputOf(work, context)
  const score = await context.turns.take(() => context.engine.scoreAd(file, signal))
  return { status: 'success', score, input: work.input }
}

export type AdStore = JobStore<AdOutcome, AdJob>

/** Ads by their id. */
export function adStore(store: Store, clock: () => number): AdStore {
  return new JobStore(store, 'ad', clock, { lifetimeMs: RESULT_LIFETIME_MS, quota: 'results' })
}
