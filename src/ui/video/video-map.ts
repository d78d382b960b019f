import type { DownloadedAnimation } from '../../client'
import type { VideoFile } from '../provider/provider'
import { type Apng, parseApng } from './map/parse-apng'

/** A file that has passed the checks; its title is its name without the ending. */
export interface ChosenVideo extends VideoFile {
  /** Object URL of the file. */
  url: string
}

/**
 * The map of a video: taken apart where it can be played in step, otherwise a picture that is shown as
 * it is. The interface does not say how a service animates it.
 */
export type VideoMap =
  | { kind: 'frames'; apng: Apng; width: number; height: number }
  | { kind: 'picture'; file: Blob; width: number; height: number }

export function readVideoMap({ bytes, type, width, height }: DownloadedAnimation): VideoMap {
  const apng = parseApng(bytes)
  if (apng !== null) return { kind: 'frames', apng, width, height }
  return { kind: 'picture', file: new Blob([bytes], { type }), width, height }
}
