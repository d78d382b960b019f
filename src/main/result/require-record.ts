import { GlanceError } from '../../errors'
import type { ResultRecord } from '../../file'
import { readRecord } from './record-store'
import { words } from './words'

/** The record of one run of a frame; null when another run's has taken its place. Throws as `requireRecord`. */
export function recordOfRun(frame: SceneNode, runId: string): ResultRecord | null {
  const record = requireRecord(frame)
  return record.runId === runId ? record : null
}

/** The readable record of a frame. Throws no_result, record_broken or record_newer. */
function requireRecord(frame: SceneNode): ResultRecord {
  const parsed = readRecord(frame)
  if (parsed.state === 'found') return parsed.record
  if (parsed.state === 'broken') throw new GlanceError(parsed.error)
  throw new GlanceError({ code: 'no_result', ...words().none, sent: 'no' })
}
