import { InputError } from '../../interface'
import { type Attention, isBlank } from '../../perception'
import type { IndexedPicture } from '../../images/pixels'
import type { AnalysedFrame, FrameTask } from '../engine'
import type { VideoSource } from './video-source'

/**
 * Frames are measured, and their maps drawn, with sides of at most this many px: about the size that
 * still pictures are measured at. A video player enlarges the maps smoothly.
 */
const FRAME_MAX_SIDE_PX = 512

interface Means extends Pick<FrameTask, 'mapSize'> {
  /** Analyses one frame, given the attention before. */
  look: (task: FrameTask) => Promise<AnalysedFrame>
  signal: AbortSignal
  /** Called with the number of frames analysed. */
  onProgress?: ((done: number, of: number) => void) | undefined
}

/** The attention map of a moment. */
interface MapFrame {
  map: IndexedPicture
  /** How long it is shown. */
  milliseconds: number
}

/**
 * The attention maps of a video, frame by frame. Only one frame's pixels are held, besides what the decoder has made
 * ready. Rejects with an InputError for a video that cannot be analysed, and with the signal's reason once it aborts.
 */
export async function* analyseVideo(
  { facts, frames }: VideoSource,
  { mapSize, look, signal, onProgress }: Means
): AsyncGenerator<MapFrame, void, void> {
  const plan = planFrames(facts.seconds)
  const times = plan.map(({ time }) => (facts.start ?? 0) + time)
  let isSeen = false
  let before: Attention | null = null
  let done = 0
  onProgress?.(done, plan.length)
  for await (const pixels of frames({ times, maxSide: FRAME_MAX_SIDE_PX, signal })) {
    isSeen ||= !isBlank(pixels)
    const { milliseconds } = plan[done]!
    const { attention, map }: AnalysedFrame = await look({ pixels, before, milliseconds, mapSize })
    yield { map, milliseconds }
    before = attention
    onProgress?.(++done, plan.length)
  }
  if (isSeen) return
  throw new InputError('input_error', 'The video is blank: there is nothing in it to look at.')
}

/** Ten looks a second: a gaze stays about 0.3 s in one place (Rayner 2009), so nothing falls between two. */
const LEAST_STEP_MS = 100

/** Bounds the wait and the file of the longest videos: at 60 s every fifth of a second is analysed. */
const MOST_FRAMES = 300

/** One picture of the animated map. */
interface PlannedFrame {
  /** The analysed moment, in seconds. */
  time: number
  /** How long its map is shown; all of them together last as long as the video. */
  milliseconds: number
}

/**
 * The moments of a video that are analysed: it is cut into steps of 100 ms, or of a 300th of its length
 * where that is longer, and each step is represented by its middle.
 */
export function planFrames(seconds: number): PlannedFrame[] {
  const total = Math.max(1, Math.round(seconds * 1000))
  const step = Math.max(LEAST_STEP_MS, Math.ceil(total / MOST_FRAMES))
  return Array.from({ length: Math.ceil(total / step) }, (_, i) => {
    const milliseconds = Math.min(step, total - i * step)
    return { time: (i * step + milliseconds / 2) / 1000, milliseconds }
  })
}
