import * as v from 'valibot'
import { pictureSchema, providerSchema } from './record'
import { MEDIUMS } from './settings'

/**
 * An unfinished job as kept in clientStorage, so that closing the plugin loses nothing.
 * `creating` is written before the create call leaves: found again at a start, it means the call may
 * have been accepted without an answer, and is never resent silently.
 */
export const journalEntrySchema = v.object({
  version: v.literal(1),
  jobId: v.string(),
  fileId: v.string(),
  nodeId: v.string(),
  nodeName: v.string(),
  provider: providerSchema,
  baseUrl: v.string(),
  phase: v.picklist(['creating', 'waiting', 'downloading', 'placing']),
  screenshotId: v.nullable(v.string()),
  analysisId: v.nullable(v.string()),
  title: v.string(),
  medium: v.picklist(MEDIUMS),
  predictions: v.array(v.string()),
  picture: pictureSchema,
  startedAt: v.number()
})

export type JournalEntry = v.InferOutput<typeof journalEntrySchema>
