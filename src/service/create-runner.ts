import type { Failure } from '../interface'
import { Turns } from '../waiting/turns'
import { adStore, scoreAd } from './ads/ad-job'
import { runAnalysis } from './analyses/analysis-job'
import { AnalysisStore } from './analyses/analysis-store'
import type { Backing, RunnerOptions } from './options'
import { noCapture } from './pages/page-capture'
import type { Task } from './queue/queue'
import { type FailedOutcome, outcomeOf } from './results/outcome-of'
import type { Store } from './storage/store'
import { analyseUpload, videoStore } from './videos/video-job'

export interface Runner {
  /**
   * Runs a task, unless it is done, and gives its job the outcome. Rejects, and leaves the job pending, when the store
   * does, and with `left_undone` when the signal aborts with it.
   */
  run: (task: Task, signal: AbortSignal) => Promise<void>
  /** Fails a job that no process could finish. */
  fail: (task: Task, error: Failure) => Promise<void>
}

/** Runs tasks with an engine, and with what this process has for pages and videos. */
export function createRunner(
  { store, uploads }: Pick<Backing, 'store' | 'uploads'>,
  options: RunnerOptions
): Runner {
  const { engine, clock = Date.now, report = () => undefined } = options
  const { capturePage = noCapture } = options
  const turns = new Turns(engine.atOnce)
  const jobs = jobsOf(store, clock)
  const context = { engine, turns, store, jobs, uploads, capturePage, report }

  return {
    async run(task, signal) {
      const { id, kind } = task
      async function finish<T>(
        job: JobOf<NoInfer<T> | FailedOutcome>,
        outcome: () => Promise<T>
      ): Promise<void> {
        if (await job.isPending(id)) await job.finish(id, await outcomeOf(outcome, signal, report))
      }
      switch (kind) {
        case 'picture':
        case 'page':
          return finish(jobs[kind], () => runAnalysis(task, signal, context))
        case 'ad':
          return finish(jobs.ad, () => scoreAd(task, signal, context))
        case 'video':
          await finish(jobs.video, () => analyseUpload(id, signal, context))
          await uploads?.forget(id)
      }
    },
    fail: createGiveUp({ store, uploads }, clock)
  }
}

/** Fails jobs without an engine, for processes that only answer. */
export function createGiveUp(
  { store, uploads }: Pick<Backing, 'store' | 'uploads'>,
  clock = Date.now
): Runner['fail'] {
  const jobs = jobsOf(store, clock)
  return async ({ kind, id }, error) => {
    const failed: FailedOutcome = { status: 'failed', error }
    await jobs[kind].finish(id, failed)
    if (kind === 'video') await uploads?.forget(id)
  }
}

/** The stores of jobs by kind of task. */
function jobsOf(store: Store, clock: () => number) {
  const analyses = new AnalysisStore(store, clock)
  const ad = adStore(store, clock)
  const video = videoStore(store, clock)
  return { picture: analyses, page: analyses, ad, video }
}

interface JobOf<Outcome> {
  isPending: (id: string) => Promise<boolean>
  finish: (id: string, outcome: Outcome) => Promise<void>
}
