import * as v from 'valibot'
import { pictureSchema, providerSchema } from './record'
import { MEDIUMS } from './settings'

/**
 * An unfinished analysis of a web page, a video or an ad, as kept in clientStorage beside the journal of
 * frames and under the same rules: `creating` is written before the create call leaves, and found again
 * at a start it is never resent silently.
 */
export const taskEntrySchema = v.object({
  version: v.literal(1),
  taskId: v.string(),
  fileId: v.string(),
  kind: v.picklist(['page', 'video', 'ad']),
  provider: providerSchema,
  baseUrl: v.string(),
  phase: v.picklist(['creating', 'waiting']),
  /** The id the service gave; null until it did. */
  serviceId: v.nullable(v.string()),
  title: v.string(),
  /** The page's address, the video's file name, or the ad's node id. Never a link with a token. */
  source: v.string(),
  medium: v.picklist(MEDIUMS),
  /** What was asked for; pages only. */
  predictions: v.exactOptional(v.array(v.string())),
  /** The exported frame; ads only. */
  picture: v.exactOptional(pictureSchema),
  startedAt: v.number()
})

export type TaskEntry = v.InferOutput<typeof taskEntrySchema>
