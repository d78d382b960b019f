import { EncodedPacketSink, Input, type InputVideoTrack, type Source, WEBM } from 'mediabunny'
import { VIDEO_MAX_SECONDS } from '../../interface'
import { InvalidInputError } from '../errors'
import { unfitVideo } from './unfit-video'

/** What a demuxer reads of a video. Sizes are px as shown. */
export interface VideoFacts {
  seconds: number
  width: number
  height: number
}

/** Reads a .webm wherever it lies, of which is known whether its end is missing; see inspectVideo. */
export async function inspectSource(source: Source, cutOff: boolean): Promise<VideoFacts> {
  const input = new Input({ source, formats: [WEBM] })
  try {
    if (!(await input.canRead())) {
      throw unfitVideo('The file is no .webm video, whatever its name says.', 'Export it as .webm.')
    }
    if (cutOff) throw unfitVideo('The video is cut off: its end is missing.', 'Export it again.')
    const track = await input.getPrimaryVideoTrack()
    if (track === null) throw unfitVideo('The file has no picture, only sound.', 'Choose a video.')
    return checked({
      seconds: await readSeconds(input, track),
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight()
    })
  } catch (error) {
    if (error instanceof InvalidInputError || error instanceof DOMException) throw error
    // The demuxer's words are for engineers.
    throw unfitVideo('The video could not be read: it is damaged.', 'Export it again.')
  } finally {
    input.dispose()
  }
}

/**
 * A recorder leaves the duration out of the header, and the last packet of a file rarely tells its own:
 * of what the header says and what the packets say, the longer.
 */
async function readSeconds(input: Input, track: InputVideoTrack): Promise<number> {
  const first = await new EncodedPacketSink(track).getFirstPacket({ metadataOnly: true })
  if (first === null) throw unfitVideo('The video has no frames.', 'Export it again.')
  const stated = (await input.getDurationFromMetadata([track])) ?? 0
  return Math.max(stated, await input.computeDuration([track]))
}

function checked(facts: VideoFacts): VideoFacts {
  if (!(facts.width > 0 && facts.height > 0)) {
    throw unfitVideo('The video states no size.', 'Export it again.')
  }
  if (!(facts.seconds > 0)) throw unfitVideo('The video has no length.', 'Export it again.')
  if (facts.seconds > VIDEO_MAX_SECONDS) {
    throw unfitVideo('The video is longer than 60 seconds.', 'Cut it to 60 seconds or less.')
  }
  return facts
}
