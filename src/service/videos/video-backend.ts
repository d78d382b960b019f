import type { VideoFacts, VideoSource } from '../../engine/videos/video-source'
import type { Pace } from '../requests/chunks-of'

/** An uploaded file. Nothing of it needs to be in memory. */
export interface KeptVideo {
  size: number
  /** Reads container, length and size. Rejects with a VideoError when it is no readable .webm. */
  inspect(): Promise<VideoFacts>
  frames: VideoSource['frames']
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
