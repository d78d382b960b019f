import { until } from '../../waiting'
import { VIDEO_MAX_SECONDS } from '../../interface'
import type { Attention } from '../../perception'
import type { FrameTask } from '../../engine/engine'
import { AnimatedPng } from '../../engine/images/png/animated-png'
import { outcomeOf } from '../results/outcome-of'
import type { Bytes } from '../storage/store'
import type { WorkContext } from '../work-context'
import { planFrames } from './plan-frames'
import { type KeptVideo, VideoError, type VideoFacts } from './video-backend'
import type { VideoOutcome, VideoWork } from './video-job'

/**
 * Frames are measured, and their maps drawn, with sides of at most this many px: about the size that
 * still pictures are measured at. A video player enlarges the maps smoothly.
 */
const FRAME_MAX_SIDE_PX = 512

/** The shortest side a frame may have, px, as for images. */
const FRAME_MIN_SIDE_PX = 40

const MAP = 'attention-map.png'

/** Does the work of one video and drops what it opened. Settles as `outcomeOf` does. */
export function runVideo(
  { id }: VideoWork,
  signal: AbortSignal,
  context: WorkContext
): Promise<VideoOutcome> {
  const work = async (): Promise<VideoOutcome> => {
    await context.store.putObjects(id, { [MAP]: await mapOf(id, signal, context) })
    return { status: 'success', map: MAP }
  }
  return outcomeOf(work, signal, context.report)
}

async function mapOf(id: string, signal: AbortSignal, context: WorkContext): Promise<Bytes> {
  if (context.uploads === null) throw new Error('There is no place for videos.')
  const file = await context.uploads.open(id)
  try {
    return await analyse(file, signal, context)
  } finally {
    await file.drop().catch(context.report)
  }
}

/** The animated map. Only one frame's pixels are held, besides what the decoder has made ready. */
async function analyse(
  file: KeptVideo,
  signal: AbortSignal,
  { engine, turns }: WorkContext
): Promise<Bytes> {
  const facts = await until(signal, file.inspect())
  refuseUnfit(facts)
  const plan = planFrames(facts.seconds)
  let before: Attention | null = null
  const animation = new AnimatedPng()
  const times = plan.map(({ time }) => time)
  let at = 0
  for await (const pixels of file.frames({ times, maxSide: FRAME_MAX_SIDE_PX, signal })) {
    const { milliseconds } = plan[at++]!
    const task: FrameTask = { pixels, before, milliseconds }
    const { attention, map } = await turns.take(() => engine.lookAtFrame(task, signal))
    animation.add(map, milliseconds)
    before = attention
  }
  return animation.finish()
}

function refuseUnfit({ seconds, width, height }: VideoFacts): void {
  if (seconds > VIDEO_MAX_SECONDS) {
    throw new VideoError(
      `The video lasts ${seconds.toFixed(1)} seconds; at most ${VIDEO_MAX_SECONDS} are analysed.`
    )
  }
  if (Math.min(width, height) < FRAME_MIN_SIDE_PX) {
    throw new VideoError(
      `The video measures ${width} × ${height} px; its shortest side must be at least ${FRAME_MIN_SIDE_PX} px.`
    )
  }
}
