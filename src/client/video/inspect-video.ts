import { BlobSource } from 'mediabunny'
import { checkFileSize } from './check-file-size'
import { inspectSource, type VideoFacts } from './inspect-source'

/**
 * Reads length and size of a .webm file, a little of it at a time. Throws InvalidInputError when it is
 * empty, over 100 MB or 60 seconds, cut off, without a picture, or no .webm at all.
 */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  checkFileSize(file.size)
  return inspectSource(new BlobSource(file))
}
