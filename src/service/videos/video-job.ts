import { JobStore } from '../results/job-store'
import type { FailedOutcome } from '../results/outcome-of'
import type { Store } from '../storage/store'
import type { VideoId } from '../../interface'
import { analyseVideo } from '../../engine/videos/analyse-video'
import { AnimatedPng } from '../../images/png/animated-png'
import { until } from '../../waiting'
import type { TaskContext } from '../task-context'

/** A video as a task: its file waits under the same id. */
export interface VideoTask {
  kind: 'video'
  id: VideoId
}

/** Outcome of an analysis; `map` is the name of the animated picture in the job's folder. */
export type VideoOutcome = { status: 'success'; map: string } | FailedOutcome

/** One video analysis. */
export interface VideoJob {
  title: string | null
  /** ms since 1970. */
  createdAt: number
  finished: VideoOutcome | null
}

const MAP = 'attention-map.png'

/** Analyses an uploaded video, and drops its file. */
export async function analyseUpload(
  id: VideoId,
  signal: AbortSignal,
  { engine, jobs, report, turns, uploads }: TaskContext
): Promise<VideoOutcome> {
  if (uploads === null) throw new Error('There is no place for videos.')
  const file = await uploads.open(id)
  try {
    const facts = await until(signal, file.inspect())
    const animation = new AnimatedPng()
    const maps = analyseVideo(
      { facts, frames: (plan) => file.frames(plan) },
      {
        mapSize: 'frame',
        signal,
        look: (task) => turns.take(() => engine.analyseFrame(task, signal))
      }
    )
    for await (const { map, milliseconds } of maps) animation.add(map, milliseconds)
    await jobs.video.putObjects(id, { [MAP]: animation.finish() })
    return { status: 'success', map: MAP }
  } finally {
    await file.drop().catch(report)
  }
}

/** How long the result of a video is kept, ms. By the interface it stays for ever, but the store would fill up. */
const VIDEO_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type VideoStore = JobStore<VideoOutcome, VideoJob>

/** Video analyses by id. */
export function videoStore(store: Store, clock: () => number): VideoStore {
  return new JobStore(store, 'video', clock, { lifetimeMs: VIDEO_LIFETIME_MS, quota: 'videos' })
}
