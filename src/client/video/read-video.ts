import { CustomSource } from 'mediabunny'
import { fileSizeFault, UnfitVideo } from './unfit-video'
import { inspectSource, type VideoFacts } from './inspect-source'
import { isCutOff, readAhead } from './is-cut-off'

/**
 * Reads length and size of a .webm file, a little of it at a time. Throws UnfitVideo when it is
 * empty, over 100 MB or 60 seconds, cut off, without a picture, or no .webm at all. On Node,
 * `openAsBlob` gives a file on disk.
 */
export async function readVideo(file: Blob): Promise<VideoFacts> {
  const fault = fileSizeFault(file.size)
  if (fault !== null) throw new UnfitVideo(fault)
  try {
    return await inspectSource(boundedSource(file), await isCutOff(file))
  } catch (error) {
    // NotReadableError: the file was moved or changed since it was chosen.
    if (!(error instanceof DOMException)) throw error
    throw new UnfitVideo('unreadable')
  }
}

// A minute has some ten thousand blocks of picture and sound, and each takes a read or two.
const MAX_READS = 200_000

/**
 * A file for the demuxer that ends, whatever it holds: mediabunny 1.61 looks for the next element of a
 * damaged file for ever (`resync` stands still 8 bytes before its end). Without a cache it asks for
 * every step, and is refused in the end.
 */
export function boundedSource(file: Blob): CustomSource {
  const read = readAhead(file)
  let reads = 0
  return new CustomSource({
    getSize: () => file.size,
    maxCacheSize: 0,
    read: (from, to) => {
      if (++reads > MAX_READS) throw new Error('The demuxer does not come to an end.')
      return read(from, to)
    }
  })
}
