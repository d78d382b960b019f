import type { Pixels } from '../../perception'
import type { Pace } from '../requests/chunks-of'

/** What a demuxer reads of a file. Sizes are px as shown. */
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

/** An uploaded file. Nothing of it needs to be in memory. */
export interface KeptVideo {
  size: number
  /** Reads container, length and size. Rejects with a VideoError when it is no readable .webm. */
  inspect(): Promise<VideoFacts>
  /** Decodes the planned frames in order. Rejects with a VideoError when the file cannot be decoded, or with the signal's reason. */
  frames(plan: FramePlan): AsyncIterable<Pixels>
  /** Gives the file's space back. */
  drop(): Promise<void>
}

/** What each runtime must bring for videos: a place for large files, a demuxer and a decoder. */
export interface VideoBackend {
  /**
   * Keeps a file as it arrives. Rejects as `chunksOf` does when it does not arrive whole, within the limit and
   * in time, and with NoSpace when there is no room left for it; then nothing is kept.
   */
  keep(body: Request, maxBytes: number, pace: Pace): Promise<KeptVideo>
}

/** What becomes of a video where no browser decodes it. */
export const NO_DECODER = {
  code: 'video_decoding_unavailable',
  message: 'This service has no browser to decode videos with.'
} as const

/** A video that cannot be analysed: code and message end up in the failed result. */
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
