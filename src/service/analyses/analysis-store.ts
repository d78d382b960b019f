import { RESULT_LIFETIME_MS } from '../../client/limits'
import { type AnalysisId, type ScreenshotId } from '../../client/schemas'
import { randomId } from '../run/random-id'
import type { ObjectStore } from '../storage/object-store'
import { LINK_LIFETIME_MS } from '../storage/storage-links'
import type { AnalysisJob, Outcome, StoredOutputs } from './analysis-job'

/** Ids of dropped analyses that are still told apart from unknown ones. */
const MAX_GONE = 10_000

/** `gone` was there once, and has expired or was dropped to make room. */
export type Found = AnalysisJob | 'gone' | 'unknown'

/** Analyses by both of their ids. Expired ones leave when the next one comes or finishes. */
export class AnalysisStore {
  private readonly jobs = new Map<string, AnalysisJob>()
  private readonly byAnalysisId = new Map<string, AnalysisJob>()
  private readonly gone = new Set<string>()

  constructor(
    private readonly objects: ObjectStore,
    private readonly clock: () => number,
    private readonly maxStoredBytes: number
  ) {}

  add(): AnalysisJob {
    this.makeRoom()
    const job: AnalysisJob = {
      screenshotId: randomId() as ScreenshotId,
      analysisId: randomId() as AnalysisId,
      finished: null
    }
    this.jobs.set(job.screenshotId, job)
    this.byAnalysisId.set(job.analysisId, job)
    return job
  }

  finish(job: AnalysisJob, outcome: Outcome): void {
    job.finished = { ...outcome, at: this.clock() }
    this.makeRoom()
  }

  byScreenshot(id: string): Found {
    return this.found(this.jobs.get(id), `screenshot ${id}`)
  }

  /** Only finished analyses have an analysis id that anyone could know. */
  byAnalysis(id: string): Found {
    return this.found(this.byAnalysisId.get(id), `analysis ${id}`)
  }

  private found(job: AnalysisJob | undefined, name: string): Found {
    if (job === undefined) return this.gone.has(name) ? 'gone' : 'unknown'
    const { finished } = job
    return finished !== null && this.clock() >= finished.at + RESULT_LIFETIME_MS ? 'gone' : job
  }

  /** Drops what has expired, links included, then the oldest results until the rest fits. */
  private makeRoom(): void {
    const now = this.clock()
    for (const job of this.jobs.values()) {
      const { finished } = job
      if (finished === null) continue
      const expired = now >= finished.at + RESULT_LIFETIME_MS + LINK_LIFETIME_MS
      if (expired || this.objects.totalBytes > this.maxStoredBytes) this.drop(job)
    }
  }

  private drop(job: AnalysisJob): void {
    this.jobs.delete(job.screenshotId)
    this.byAnalysisId.delete(job.analysisId)
    if (job.finished?.status === 'success') {
      for (const path of storedPaths(job.finished.outputs)) this.objects.drop(path)
    }
    this.gone.add(`screenshot ${job.screenshotId}`).add(`analysis ${job.analysisId}`)
    for (const name of this.gone) {
      if (this.gone.size <= MAX_GONE) break
      this.gone.delete(name)
    }
  }
}

function storedPaths(outputs: StoredOutputs): string[] {
  return Object.values(outputs)
    .flatMap((output) => Object.values(output as Record<string, unknown>))
    .filter((value) => typeof value === 'string')
}
