import { GlanceError } from '../../errors'
import { ClientError } from '../../client/errors/client-error'
import type { VideoFacts } from '../../client/video/inspect-source'
import { inspectVideo } from '../../client/video/inspect-video'

/** Length and size of a .webm file. Rejects with a GlanceError that says why it is none, or none that a service takes. */
export async function inspect(file: Blob): Promise<VideoFacts> {
  try {
    return await inspectVideo(file)
  } catch (error) {
    if (error instanceof ClientError) throw new GlanceError(error.toData())
    const message = error instanceof Error ? error.message : String(error)
    throw new GlanceError({
      code: 'unreadable_video',
      message,
      advice: 'Choose another file.',
      sent: 'no'
    })
  }
}
