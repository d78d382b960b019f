import { RESULT_LIFETIME_MS, type AdId } from '../../interface'
import { JobStore } from '../results/job-store'
import type { FailedOutcome } from '../results/outcome-of'
import type { Store, Bytes } from '../storage/store'
import { inputOf, type TaskContext } from '../task-context'

/** A create request for an ad, whose file's header was checked. */
export interface AdRequest {
  title: string
  file: Bytes
}

/** An ad as a task: `input` is the name of its picture in the job's folder. */
export interface AdTask {
  kind: 'ad'
  id: AdId
  input: string
}

/** Outcome of an ad; `input` as above. */
export type AdOutcome = { status: 'success'; score: number; input: string } | FailedOutcome

export interface AdJob {
  finished: AdOutcome | null
}

/** Scores the picture of an ad. */
export async function scoreAd(
  task: AdTask,
  signal: AbortSignal,
  context: TaskContext
): Promise<AdOutcome> {
  const file = await inputOf(task, context)
  const score = await context.turns.take(() => context.engine.scoreAd(file, signal))
  return { status: 'success', score, input: task.input }
}

export type AdStore = JobStore<AdOutcome, AdJob>

/** Ads by their id. */
export function adStore(store: Store, clock: () => number): AdStore {
  return new JobStore(store, 'ad', clock, { lifetimeMs: RESULT_LIFETIME_MS, quota: 'results' })
}
