import { until } from '../../waiting'
import { VIDEO_MAX_SECONDS } from '../../interface'
import type { Attention } from '../../perception'
import type { Engine, FrameTask } from '../engine/engine'
import { AnimatedPng } from '../images/png/animated-png'
import { CANCELLED, ownFault } from '../results/outcome-of'
import { inTurn } from '../run/in-turn'
import type { WorkQueue } from '../run/work-queue'
import type { ObjectStore } from '../storage/object-store'
import { planFrames } from './plan-frames'
import { type KeptVideo, VideoError, type VideoFacts } from './video-backend'
import type { VideoOutcome } from './video-job'

/**
 * Frames are measured, and their maps drawn, with sides of at most this many px: about the size that
 * still pictures are measured at. A video player enlarges the maps smoothly.
 */
const FRAME_MAX_SIDE_PX = 512

/** The shortest side a frame may have, px, as for images. */
const FRAME_MIN_SIDE_PX = 40

interface WorkContext {
  engine: Engine
  maps: ObjectStore
  /** Shared with the image analyses: frames and pictures take turns. */
  works: WorkQueue
  report: (error: unknown) => void
}

/** Does the work of one video and drops its file. Never rejects: whatever goes wrong is a failed outcome. */
export async function runVideo(
  file: KeptVideo,
  signal: AbortSignal,
  context: WorkContext
): Promise<VideoOutcome> {
  try {
    signal.throwIfAborted()
    const png = await analyse(file, signal, context)
    return {
      status: 'success',
      map: context.maps.put('attention-map.png', { bytes: png, type: 'image/png' })
    }
  } catch (error) {
    if (signal.aborted) return CANCELLED
    if (error instanceof VideoError) return failed(error.code, error.message)
    context.report(error)
    return failed('internal_error', ownFault(error))
  } finally {
    await file.drop().catch(context.report)
  }
}

/** The animated map. Only one frame's pixels are held, besides what the decoder has made ready. */
async function analyse(
  file: KeptVideo,
  signal: AbortSignal,
  { engine, works }: WorkContext
): Promise<Uint8Array<ArrayBuffer>> {
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
    const { attention, map } = await inTurn(works, () => engine.lookAtFrame(task, signal))
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

function failed(code: string, message: string): VideoOutcome {
  return { status: 'failed', error: { code, message } }
}
