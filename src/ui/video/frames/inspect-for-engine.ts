import { GlanceError } from '../../../bridge'
import type { VideoFacts } from '../../../client/video/inspect-source'
import { inspectVideo } from '../inspect/inspect-video'
import { UndecodableError } from './undecodable-error'

/** `inspectVideo` as the engine wants it. Rejects with an UndecodableError. */
export async function inspectForEngine(file: Blob): Promise<VideoFacts> {
  try {
    return await inspectVideo(file)
  } catch (error) {
    throw error instanceof GlanceError ? new UndecodableError(error.message) : error
  }
}
