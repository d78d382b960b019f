import { boundedSource } from './bounded-source'
import { checkFileSize } from './check-file-size'
import { inspectSource, type VideoFacts } from './inspect-source'
import { isCutOff } from './is-cut-off'
import { unfitVideo } from './unfit-video'

/**
 * Reads length and size of a .webm file, a little of it at a time. Throws InvalidInputError when it is
 * empty, over 100 MB or 60 seconds, cut off, without a picture, or no .webm at all. On Node,
 * `openAsBlob` gives a file on disk.
 */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  checkFileSize(file.size)
  try {
    return await inspectSource(boundedSource(file), await isCutOff(file))
  } catch (error) {
    // NotReadableError: the file was moved or changed since it was chosen.
    if (!(error instanceof DOMException)) throw error
    throw unfitVideo('The video file can no longer be read from the disk.', 'Choose it again.')
  }
}
