import { GlanceError } from '../../../bridge'
import type { VideoFacts } from '../../../client/video/inspect-source'
import { askScript } from '../../provider/one-question'
import packed from './inspect-worker?worker'
import { INSPECT_START } from './inspect-start'
import type { Inspection } from './messages'

/** A file of 100 MB on a slow disk, read to its end. */
const TIMEOUT_MS = 120_000

const script = { packed, word: INSPECT_START, timeoutMs: TIMEOUT_MS }

/**
 * Length and size of a .webm file, read in a Worker that lives no longer than that. Rejects with a
 * GlanceError that says why it is none, or none that a service takes.
 */
export async function inspectVideo(file: Blob): Promise<VideoFacts> {
  const inspection = (await askScript(script, file)) as Inspection
  if (inspection.ok) return inspection.facts
  throw new GlanceError(inspection.error)
}
