import {
  CustomSource,
  EncodedPacketSink,
  Input,
  type InputVideoTrack,
  type Source,
  WEBM
} from 'mediabunny'
import { fileSizeFault, type VideoFault, unfitVideoError } from './unfit-video'
import { isCutOff, readAhead } from './is-cut-off'
import { IMAGE_MIN_SIDE_PX, VIDEO_MAX_SECONDS } from '../../interface'

/** Length and size of a video, from its headers. Sizes are px as shown. */
export interface VideoFacts {
  /** From the first frame to the end of the last. */
  seconds: number
  /** When its first frame is shown, seconds; 0 where missing. */
  start?: number
  width: number
  height: number
}

/** `readVideo` that rejects with `input_error`, which a designer can read, where the file is unfit. */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  const found = await readVideo(file)
  if (typeof found === 'string') throw unfitVideoError(found)
  return found
}

/**
 * Reads length and size of a .webm file, a little of it at a time; or resolves to why no service takes it: it is
 * empty, over 100 MB or 60 seconds, cut off, without a picture, or no .webm at all. On Node, `openAsBlob` gives a
 * file on disk.
 */
export async function readVideo(file: Blob): Promise<VideoFacts | VideoFault> {
  const fault = fileSizeFault(file.size)
  if (fault !== null) return fault
  try {
    return await readSource(boundedSource(file), await isCutOff(file))
  } catch (error) {
    // NotReadableError: the file was moved or changed since it was chosen.
    if (error instanceof DOMException) return 'unreadable'
    throw error
  }
}

async function readSource(source: Source, cutOff: boolean): Promise<VideoFacts | VideoFault> {
  const input = new Input({ source, formats: [WEBM] })
  try {
    if (!(await input.canRead())) return 'notWebm'
    if (cutOff) return 'cutOff'
    const track = await input.getPrimaryVideoTrack()
    if (track === null) return 'onlySound'
    return await readTrack(input, track)
  } catch (error) {
    if (error instanceof DOMException) throw error
    return 'damaged'
  } finally {
    input.dispose()
  }
}

/** 8K, whose decoding takes 1.1 GB; that of 8192 x 8192 px took 2.7. */
const MOST_PX = 7680 * 4320

/**
 * A recorder leaves the duration out of the header, and the last packet of a file rarely tells its own:
 * of what the header says and what the packets say, the longer.
 */
async function readTrack(input: Input, track: InputVideoTrack): Promise<VideoFacts | VideoFault> {
  const first = await new EncodedPacketSink(track).getFirstPacket({ metadataOnly: true })
  if (first === null) return 'noFrames'
  const stated = (await input.getDurationFromMetadata([track])) ?? 0
  // A cut may begin later than at 0.
  const start = Math.max(0, first.timestamp)
  const seconds = Math.max(stated, await input.computeDuration([track])) - start
  const [width, height] = [await track.getDisplayWidth(), await track.getDisplayHeight()]
  if (!(width > 0 && height > 0)) return 'noSize'
  if (!(seconds > 0)) return 'noLength'
  if (Math.min(width, height) < IMAGE_MIN_SIDE_PX || width * height > MOST_PX) return 'unfitSize'
  if (seconds > VIDEO_MAX_SECONDS) return 'tooLong'
  return { seconds, width, height, ...(start > 0 && { start }) }
}

// A minute has some ten thousand blocks of picture and sound, and each takes a read or two.
const MAX_READS = 200_000

/**
 * A file that bounds the demuxer's reads: mediabunny 1.61 searches the next element of a damaged file for ever (`resync`
 * stands still 8 bytes before its end). Without a cache every step is a read, and too many are refused.
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
