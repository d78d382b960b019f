import type { AnalysisId, ScreenshotId } from '../../interface'
import { type Found, JobStore } from '../results/job-store'
import type { ResultCache } from '../results/result-cache'
import { randomId } from '../run/random-id'
import type { AnalysisJob, Outcome, StoredOutputs } from './analysis-job'

/** Analyses by both of their ids. */
export class AnalysisStore {
  private readonly jobs: JobStore<Outcome, AnalysisJob>

  constructor(cache: ResultCache, clock: () => number) {
    this.jobs = new JobStore(cache, clock)
  }

  add(): AnalysisJob {
    const screenshotId = randomId() as ScreenshotId
    const analysisId = randomId() as AnalysisId
    const names = [`screenshot ${screenshotId}`, `analysis ${analysisId}`]
    const job: AnalysisJob = { names, screenshotId, analysisId, brief: {}, finished: null }
    this.jobs.add(job)
    return job
  }

  finish(job: AnalysisJob, outcome: Outcome): void {
    const paths = outcome.status === 'success' ? storedPaths(outcome.outputs) : []
    this.jobs.finish(job, outcome, paths)
  }

  byScreenshot(id: string): Found<AnalysisJob> {
    return this.jobs.find(`screenshot ${id}`)
  }

  /** Only finished analyses have an analysis id that anyone could know. */
  byAnalysis(id: string): Found<AnalysisJob> {
    return this.jobs.find(`analysis ${id}`)
  }
}

function storedPaths(outputs: StoredOutputs): string[] {
  return Object.values(outputs)
    .flatMap((output) => Object.values(output as Record<string, unknown>))
    .filter((value) => typeof value === 'string')
}
