import { JobStore } from '../results/job-store'
import type { Store } from '../storage/store'
import type { VideoJob, VideoOutcome } from './video-job'

/** How long the result of a video is kept, ms. The interface has it stay; a place that is never cleared fills up. */
const VIDEO_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

/** Video analyses by id. */
export class VideoStore extends JobStore<VideoOutcome, VideoJob> {
  constructor(store: Store, clock: () => number) {
    super(store, 'video', clock, { lifetimeMs: VIDEO_LIFETIME_MS, room: 'videos' })
  }
}
