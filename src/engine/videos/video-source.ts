import type { Pixels } from '../../perception'

/** Facts of a video before it is decoded. Sizes are px as shown. */
export interface VideoFacts {
  /** From the first frame to the end of the last. */
  seconds: number
  /** When its first frame is shown, seconds; 0 where missing. */
  start?: number
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
  /** Decodes the planned frames in order. Rejects with an InputError when the file cannot be decoded, or with the signal's reason. */
  frames: (plan: FramePlan) => AsyncIterable<Pixels>
}
