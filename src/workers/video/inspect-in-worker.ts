import type { VideoFacts } from '../../client/video/inspect-source'
import { unfitVideoError } from '../../client/video/unfit-video-error'
import { askOnce } from '../ask-once'
import type { Rpc } from '../rpc'
import type { Script } from '../start-work'
import type { inspect } from './inspect'
import packed from './script?worker'

/** A file of 100 MB on a slow disk, read to its end. */
const TIMEOUT_MS = 120_000

const script: Script = { kind: 'video', packed, who: 'video' }

/**
 * Length and size of a .webm file, read away from the panel's thread. Rejects with `invalid_input` that says why
 * no service takes it.
 */
export async function inspectInWorker(file: Blob): Promise<VideoFacts> {
  const found = await askOnce(script, TIMEOUT_MS, (work: Rpc<{ inspect: typeof inspect }>) =>
    work.inspect(file)
  )
  if ('unfit' in found) throw unfitVideoError(found.unfit)
  return found
}
