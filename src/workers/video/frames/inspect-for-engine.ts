import { InvalidInputError } from '../../../client'
import type { VideoFacts } from '../../../client/video/inspect-source'
import { inspectInWorker } from '../inspect-in-worker'
import { UndecodableError } from './undecodable-error'

/** `inspectInWorker` as the engine wants it. Rejects with an UndecodableError. */
export async function inspectForEngine(file: Blob): Promise<VideoFacts> {
  try {
    return await inspectInWorker(file)
  } catch (error) {
    throw error instanceof InvalidInputError ? new UndecodableError(error.fault) : error
  }
}
