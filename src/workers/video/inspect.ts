import type { VideoFacts } from '../../client/video/inspect-source'
import { readVideo } from '../../client/video/read-video'
import { UnfitVideo, type VideoFault } from '../../client/video/unfit-video'

/** What a .webm file holds, or why it is none that a service takes. The panel, which speaks to the designer, has the words. */
export async function inspect(file: Blob): Promise<VideoFacts | { unfit: VideoFault }> {
  try {
    return await readVideo(file)
  } catch (error) {
    if (error instanceof UnfitVideo) return { unfit: error.fault }
    throw error
  }
}
