import type { AnalysisId, ScreenshotId } from '../../interface'
import { type Found, JobStore } from '../results/job-store'
import type { ResultCache } from '../results/result-cache'
import { randomId } from '../run/random-id'
import { type Brief, briefBytes } from '../texts/brief'
import type { AnalysisJob, Outcome, StoredOutputs } from './analysis-job'

/** Analyses by both of their ids. */
export class AnalysisStore {
  private readonly jobs: JobStore<Outcome, AnalysisJob>

  constructor(
    private readonly cache: ResultCache,
    clock: () => number
  ) {
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
    this.jobs.finish(job, outcome, paths, () => bytesOf(job))
  }

  /** Takes a new brief, which may push older results out. */
  setBrief(job: AnalysisJob, brief: Brief): void {
    job.brief = brief
    this.cache.evict()
  }

  byScreenshot(id: string): Found<AnalysisJob> {
    return this.jobs.find(`screenshot ${id}`)
  }

  /** Only finished analyses have an analysis id that anyone could know. */
  byAnalysis(id: string): Found<AnalysisJob> {
    return this.jobs.find(`analysis ${id}`)
  }
}

/** What is held of a finished analysis besides its pictures: its brief, and the picture in little. */
function bytesOf({ brief, finished }: AnalysisJob): number {
  const sketch = finished?.status === 'success' ? finished.kept.sketch.colours.byteLength : 0
  return sketch + briefBytes(brief)
}

function storedPaths(outputs: StoredOutputs): string[] {
  return Object.values(outputs)
    .flatMap((output) => Object.values(output as Record<string, unknown>))
    .filter((value) => typeof value === 'string')
}
