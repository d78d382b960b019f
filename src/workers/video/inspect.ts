import type { VideoFacts } from '../../client/video/inspect-source'
import { readVideo } from '../../client/video/read-video'
import { UnfitVideo, type VideoFault } from '../../client/video/unfit-video'

/** Facts of a .webm file, or why a service would not take it. The panel has the words for the designer. */
export async function inspect(file: Blob): Promise<VideoFacts | { unfit: VideoFault }> {
  try {
    return await readVideo(file)
  } catch (error) {
    if (error instanceof UnfitVideo) return { unfit: error.fault }
    throw error
  }
}
