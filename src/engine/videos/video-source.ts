import type { Pixels } from '../../perception'

/** Facts of a video before it is decoded. Sizes are px as shown. */
export interface VideoFacts {
  seconds: number
  width: number
  height: number
}

/** Which frames to decode: the one shown at each of these times, in seconds, rising. */
export interface FramePlan {
  times: readonly number[]
  /** Frames are scaled down so that their longest side is at most this many px. */
  maxSide: number
  /** No further frame is decoded once it aborts. */
  signal: AbortSignal
}

/** A video that can be decoded. */
export interface VideoSource {
  facts: VideoFacts
  /** Decodes the planned frames in order. Rejects with a VideoError when the file cannot be decoded, or with the signal's reason. */
  frames: (plan: FramePlan) => AsyncIterable<Pixels>
}

/** A video that cannot be analysed; the service fails its analysis with this code and message. */
export class VideoError extends Error {
  override name = 'VideoError'

  constructor(
    message: string,
    /** Another one when the file is not at fault. */
    readonly code = 'input_error'
  ) {
    super(message)
  }
}
