import { isClientError } from '../../../client'
import type { VideoFacts } from '../../../client/video/inspect-source'
import { inspectInWorker } from '../inspect-in-worker'
import { undecodable } from './undecodable-error'

/** `inspectInWorker` as the engine wants it. Rejects with `undecodable_video`. */
export async function inspectForEngine(file: Blob): Promise<VideoFacts> {
  try {
    return await inspectInWorker(file)
  } catch (error) {
    throw isClientError(error, 'invalid_input') ? undecodable(error.fault ?? error.message) : error
  }
}
