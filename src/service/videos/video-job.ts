import type { Failure, VideoId } from '../../interface'
import type { KeptVideo } from './video-backend'

/** A create request, checked; the file is the job's own from now on. */
export interface VideoRequest {
  title: string | null
  file: KeptVideo
}

/** What an analysis came to; `map` is the storage path of the animated picture. */
export type VideoOutcome = { status: 'success'; map: string } | { status: 'failed'; error: Failure }

/** One video analysis. */
export interface VideoJob {
  id: VideoId
  title: string | null
  /** ms since 1970. */
  createdAt: number
  /** null while pending. */
  finished: VideoOutcome | null
}
