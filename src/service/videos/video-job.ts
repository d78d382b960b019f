import { JobStore } from '../results/job-store'
import type { Store, Bytes } from '../storage/store'
import type { Failure, VideoId } from '../../interface'
import { analyseVideo } from '../../engine/videos/analyse-video'
import { AnimatedPng } from '../../images/png/animated-png'
import { until } from '../../waiting'
import { outcomeOf } from '../results/outcome-of'
import type { WorkContext } from '../work-context'

/** A video as work to do: its file waits under the same id. */
export interface VideoWork {
  kind: 'video'
  id: VideoId
}

/** Outcome of an analysis; `map` is the name of the animated picture in the job's folder. */
export type VideoOutcome = { status: 'success'; map: string } | { status: 'failed'; error: Failure }

/** One video analysis. */
export interface VideoJob {
  title: string | null
  /** ms since 1970. */
  createdAt: number
  finished: VideoOutcome | null
}

const MAP = 'attention-map.png'

/** Does the work of one video and drops what it opened. Settles as `outcomeOf` does. */
export function runVideo(
  { id }: VideoWork,
  signal: AbortSignal,
  context: WorkContext
): Promise<VideoOutcome> {
  const work = async (): Promise<VideoOutcome> => {
    await context.jobs.video.putObjects(id, { [MAP]: await mapOf(id, signal, context) })
    return { status: 'success', map: MAP }
  }
  return outcomeOf(work, signal, context.report)
}

async function mapOf(
  id: string,
  signal: AbortSignal,
  { engine, report, turns, uploads }: WorkContext
): Promise<Bytes> {
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
    return animation.finish()
  } finally {
    await file.drop().catch(report)
  }
}

/** How long the result of a video is kept, ms. The interface has it stay; a place that is never cleared fills up. */
const VIDEO_LIFETIME_MS = 30 * 24 * 60 * 60 * 1000

export type VideoStore = JobStore<VideoOutcome, VideoJob>

/** Video analyses by id. */
export function videoStore(store: Store, clock: () => number): VideoStore {
  return new JobStore(store, 'video', clock, { lifetimeMs: VIDEO_LIFETIME_MS, quota: 'videos' })
}
