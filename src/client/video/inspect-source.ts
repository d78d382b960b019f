import { Input, type Source, WEBM } from 'mediabunny'
import { InvalidInputError } from '../errors'
import { VIDEO_MAX_SECONDS } from '../limits'

/** What a demuxer reads of a video. Sizes are px as shown. */
export interface VideoFacts {
  seconds: number
  width: number
  height: number
}

/** Reads a .webm wherever it lies; see inspectVideo. */
export async function inspectSource(source: Source): Promise<VideoFacts> {
  const input = new Input({ source, formats: [WEBM] })
  try {
    if (!(await input.canRead())) {
      throw unfit('The file is no .webm video, whatever its name says.', 'Export it as .webm.')
    }
    const track = await input.getPrimaryVideoTrack()
    if (track === null) throw unfit('The file has no picture, only sound.', 'Choose a video.')
    return checked({
      // Recorders leave the duration out of the header; the packets always tell.
      seconds: await input.computeDuration([track]),
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight()
    })
  } catch (error) {
    if (error instanceof InvalidInputError) throw error
    throw unfit('The video could not be read: it is cut off or damaged.', 'Export it again.')
  } finally {
    input.dispose()
  }
}

function checked(facts: VideoFacts): VideoFacts {
  if (!(facts.width > 0 && facts.height > 0)) {
    throw unfit('The video has no size.', 'Export it again.')
  }
  if (!(facts.seconds > 0)) throw unfit('The video has no frames.', 'Export it again.')
  if (facts.seconds > VIDEO_MAX_SECONDS) {
    throw unfit('The video is longer than 60 seconds.', 'Cut it to 60 seconds or less.')
  }
  return facts
}

function unfit(message: string, advice: string): InvalidInputError {
  return new InvalidInputError('input_error', message, advice)
}
