import { EncodedPacketSink, Input, type InputVideoTrack, type Source, WEBM } from 'mediabunny'
import { VIDEO_MAX_SECONDS } from '../../interface'
import { UnfitVideo } from './unfit-video'

/** Length and size of a video, from its headers. Sizes are px as shown. */
export interface VideoFacts {
  seconds: number
  width: number
  height: number
}

/** Reads a .webm wherever it lies, of which is known whether its end is missing; see readVideo. */
export async function inspectSource(source: Source, cutOff: boolean): Promise<VideoFacts> {
  const input = new Input({ source, formats: [WEBM] })
  try {
    if (!(await input.canRead())) throw new UnfitVideo('notWebm')
    if (cutOff) throw new UnfitVideo('cutOff')
    const track = await input.getPrimaryVideoTrack()
    if (track === null) throw new UnfitVideo('onlySound')
    return checked({
      seconds: await readSeconds(input, track),
      width: await track.getDisplayWidth(),
      height: await track.getDisplayHeight()
    })
  } catch (error) {
    if (error instanceof UnfitVideo || error instanceof DOMException) throw error
    throw new UnfitVideo('damaged')
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
  if (first === null) throw new UnfitVideo('noFrames')
  const stated = (await input.getDurationFromMetadata([track])) ?? 0
  return Math.max(stated, await input.computeDuration([track]))
}

function checked(facts: VideoFacts): VideoFacts {
  if (!(facts.width > 0 && facts.height > 0)) throw new UnfitVideo('noSize')
  if (!(facts.seconds > 0)) throw new UnfitVideo('noLength')
  if (facts.seconds > VIDEO_MAX_SECONDS) throw new UnfitVideo('tooLong')
  return facts
}
