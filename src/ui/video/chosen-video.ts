import type { ErrorData } from '../../errors'
import type { VideoFile } from '../provider/provider'

/** A file that has passed the checks; its title is its name without the ending. */
export interface ChosenVideo extends VideoFile {
  /** Object URL of the file. */
  url: string
}

export type Choice =
  | { state: 'none' }
  | { state: 'checking'; name: string }
  | { state: 'refused'; name: string; error: ErrorData }
  | { state: 'ready'; video: ChosenVideo }
