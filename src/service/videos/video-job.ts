import type { Failure, VideoId } from '../../interface'

/** A video as work to do: its file waits under the same id. */
export interface VideoWork {
  kind: 'video'
  id: VideoId
}

/** What an analysis came to; `map` is the name of the animated picture in the job's folder. */
export type VideoOutcome = { status: 'success'; map: string } | { status: 'failed'; error: Failure }

/** One video analysis. */
export interface VideoJob {
  title: string | null
  /** ms since 1970. */
  createdAt: number
  finished: VideoOutcome | null
}
