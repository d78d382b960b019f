import type { VideoFacts, VideoSource } from '../../engine/videos/video-source'
import type { Pace } from '../requests/chunks-of'

/** An uploaded file, which need not be in memory. */
export interface StoredVideo {
  size: number
  /** Reads container, length and size. Rejects with an InputError when it is no readable .webm. */
  inspect(): Promise<VideoFacts>
  frames: VideoSource['frames']
  /** Deletes the file. */
  drop(): Promise<void>
}

/** A runtime's support of videos: a place for large files, a demuxer and a decoder. */
export interface VideoBackend {
  /**
   * Keeps a file as it arrives. Rejects as `chunksOf` does when it does not arrive whole, within the limit and
   * in time, and with `no_space` when there is no room left for it; then nothing is kept.
   */
  keep(body: Request, maxBytes: number, pace: Pace): Promise<StoredVideo>
}

/** The failure of every video where no browser decodes it. */
export const NO_DECODER = {
  code: 'video_decoding_unavailable',
  message: 'This service has no browser to decode videos with.'
} as const

/** Uploaded videos: by the path of their link until an analysis takes them, and from then on by its id. */
export interface Uploads {
  /**
   * Keeps the body of a request, in place of an earlier one. False when too many files wait already. Rejects as a
   * VideoBackend does; then nothing is kept, and an earlier file stays.
   */
  put: (path: string, request: Request) => Promise<boolean>
  /** Assigns a file to one analysis. False when there is none under the path. */
  take: (path: string, id: string) => Promise<boolean>
  /** The file of an analysis; the caller drops it. */
  open: (id: string) => Promise<StoredVideo>
  /** Deletes an analysis's file, if it is still there. */
  forget: (id: string) => Promise<void>
}
