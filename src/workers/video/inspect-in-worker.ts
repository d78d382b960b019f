import type { VideoFacts } from '../../client/video/inspect-source'
import { unfitVideoError } from '../../client/video/unfit-video-error'
import { type Script, startWork } from '../start-work'
import { words } from '../words'
import type { inspect } from './inspect'
import packed from './script?worker'

/** A file of 100 MB on a slow disk, read to its end. */
const TIMEOUT_MS = 120_000

const script: Script = { kind: 'video', packed, who: 'video' }

/**
 * Length and size of a .webm file, read away from the panel's thread: by a Worker that ends with it, as few files are
 * chosen in a session. Rejects with `invalid_input` that says why no service takes it.
 */
export async function inspectInWorker(file: Blob): Promise<VideoFacts> {
  const { work, end } = await startWork<{ inspect: typeof inspect }>(script)
  const tooLong = new Error(words().tookTooLong(words().workers.video))
  const timer = setTimeout(() => end(tooLong), TIMEOUT_MS)
  try {
    const found = await work.inspect(file)
    if ('unfit' in found) throw unfitVideoError(found.unfit)
    return found
  } finally {
    clearTimeout(timer)
    end()
  }
}
