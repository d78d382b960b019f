import type { VideoFacts } from './inspect-source'
import { readVideo } from './read-video'
import { UnfitVideo } from './unfit-video'
import { unfitVideoError } from './unfit-video-error'

/** `readVideo` that throws `invalid_input`, which a designer can read, where the file is unfit. */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  try {
    return await readVideo(file)
  } catch (error) {
    throw error instanceof UnfitVideo ? unfitVideoError(error.fault) : error
  }
}
