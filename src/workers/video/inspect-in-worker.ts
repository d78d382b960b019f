import type { VideoFacts } from '../../client/video/inspect-source'
import { askOnce } from '../ask-once'

/** A file of 100 MB on a slow disk, read to its end. */
const INSPECTING = { name: 'The reading of the video', timeoutMs: 120_000 }

/**
 * Length and size of a .webm file, read away from the panel's thread. Rejects with a GlanceError that says why it is
 * none, or none that a service takes.
 */
export function inspectInWorker(file: Blob): Promise<VideoFacts> {
  return askOnce(INSPECTING, (work) => work.inspect(file))
}
