import type { VideoId } from '../../interface'
import { randomId } from '../run/random-id'
import { GoneNames } from '../results/gone-names'
import type { ObjectStore } from '../storage/object-store'
import type { VideoJob, VideoOutcome } from './video-job'

/**
 * Video analyses by id. They do not expire; only when their maps outgrow the memory given to them are the
 * oldest dropped.
 */
export class VideoStore {
  private readonly jobs = new Map<string, VideoJob>()
  private readonly gone = new GoneNames()

  constructor(
    private readonly maps: ObjectStore,
    private readonly clock: () => number,
    private readonly maxStoredBytes: number
  ) {}

  add(title: string | null): VideoJob {
    const job: VideoJob = {
      id: randomId() as VideoId,
      title,
      createdAt: this.clock(),
      finished: null
    }
    this.jobs.set(job.id, job)
    return job
  }

  finish(job: VideoJob, outcome: VideoOutcome): void {
    job.finished = outcome
    for (const old of this.jobs.values()) {
      if (this.maps.totalBytes <= this.maxStoredBytes) break
      if (old !== job && old.finished?.status === 'success') this.drop(old, old.finished.map)
    }
  }

  find(id: string): VideoJob | undefined {
    return this.jobs.get(id)
  }

  wasDropped(id: string): boolean {
    return this.gone.why(id) !== undefined
  }

  private drop(job: VideoJob, map: string): void {
    this.maps.drop(map)
    this.jobs.delete(job.id)
    this.gone.add(job.id, 'dropped')
  }
}
