import type { VideoFacts } from '../../client/video/read-video'
import { unfitVideoError, type VideoFault } from '../../client/video/unfit-video'
import { inTime } from '../../waiting/in-time'
import { startWork } from '../start-work'
import { words } from '../words'

/** Calls of the video script. */
export interface VideoCalls {
  /** Length and size, or why no service takes the file. The panel has the words. */
  inspect: (file: Blob) => Promise<VideoFacts | VideoFault>
}

/** A file of 100 MB on a slow disk, read to its end. */
const TIMEOUT_MS = 120_000

/**
 * Length and size of a .webm file, read away from the panel's thread: by a Worker that ends with it, as few files are
 * chosen in a session. Rejects with `invalid_input` that says why no service takes it.
 */
export async function inspectInWorker(file: Blob): Promise<VideoFacts> {
  const { work, end } = await startWork<VideoCalls>('video')
  const tooLong = (): Error => new Error(words().tookTooLong(words().workers.video))
  try {
    const found = await inTime(TIMEOUT_MS, work.inspect(file), tooLong)
    if (typeof found === 'string') throw unfitVideoError(found)
    return found
  } finally {
    end()
  }
}
