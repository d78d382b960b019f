import type { Failure } from '../interface'
import { adStore, runAd } from './ads/ad-job'
import { videoStore, runVideo } from './videos/video-job'
import { AnalysisStore } from './analyses/analysis-store'
import { runAnalysis } from './analyses/run-analysis'
import type { Backing, RunnerOptions } from './options'
import { noCapture } from './pages/page-capture'
import type { FailedOutcome } from './results/outcome-of'
import { Turns } from '../waiting/turns'
import type { Work } from './queue/queue'
import type { Store } from './storage/store'

export interface Runner {
  /**
   * Does a work, unless it was done already, and gives its job the outcome. Rejects, and leaves the job pending, when
   * the store does, and with `left_undone` when the signal aborts with it.
   */
  run: (work: Work, signal: AbortSignal) => Promise<void>
  /** Gives a job up that nobody could finish. */
  fail: (work: Work, error: Failure) => Promise<void>
}

/** Does works: with an engine, and for pages and videos with what this process has for them. */
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
    async run(work, signal) {
      switch (work.kind) {
        case 'picture':
        case 'page':
          return finish(jobs[work.kind], work.id, () => runAnalysis(work, signal, context))
        case 'ad':
          return finish(jobs.ad, work.id, () => runAd(work, signal, context))
        case 'video':
          await finish(jobs.video, work.id, () => runVideo(work, signal, context))
          await uploads?.forget(work.id)
      }
    },
    fail: createGiveUp({ store, uploads }, clock)
  }
}

/** Gives up jobs that nobody can finish: it needs no engine, so a process that only answers has it too. */
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

/** Where the works of each kind have their jobs. */
function jobsOf(store: Store, clock: () => number) {
  const analyses = new AnalysisStore(store, clock)
  const ad = adStore(store, clock)
  const video = videoStore(store, clock)
  return { picture: analyses, page: analyses, ad, video }
}

interface Jobs<Outcome> {
  isPending: (id: string) => Promise<boolean>
  finish: (id: string, outcome: Outcome) => Promise<void>
}

async function finish<Outcome>(
  jobs: Jobs<Outcome>,
  id: string,
  run: () => Promise<Outcome>
): Promise<void> {
  if (await jobs.isPending(id)) await jobs.finish(id, await run())
}
