import type { ErrorData } from '../../errors'
import type { VideoFacts } from '../../client/video/inspect-source'

/** A file that has passed the checks. */
export interface ChosenVideo {
  file: File
  /** The file's name without its ending. */
  title: string
  /** Object URL of the file. */
  url: string
  facts: VideoFacts
}

export type Choice =
  | { state: 'none' }
  | { state: 'checking'; name: string }
  | { state: 'refused'; name: string; error: ErrorData }
  | { state: 'ready'; video: ChosenVideo }
