import * as v from 'valibot'
import { nameSchema } from './name'
import { momentSchema, pictureSchema, providerSchema } from './record'
import { MEDIUMS, PREDICTIONS } from '../interface'

/**
 * An unfinished run as kept in clientStorage, so that closing the plugin loses nothing. Written before the
 * create call leaves, and again with the id that the service gave. Found at a start without one, it means
 * that the call may have been accepted without an answer: it is never sent again silently.
 */
export const journalEntrySchema = v.object({
  version: v.literal(1),
  runId: v.string(),
  fileId: v.string(),
  /** The file's name when it was written: a copy or a branch has the same id. Missing from before it was kept. */
  fileName: v.optional(nameSchema),
  kind: v.picklist(['frame', 'page', 'video', 'ad']),
  provider: providerSchema,
  baseUrl: v.string(),
  /** The id the service gave; null until it did. */
  serviceId: v.nullable(v.string()),
  title: nameSchema,
  /** Node id of the frame or the ad, the page's address, the video's file name. Never a link with a token. */
  source: v.string(),
  medium: v.picklist(MEDIUMS),
  /** Requested predictions; empty for videos and ads, which have a single one. */
  predictions: v.array(v.picklist(PREDICTIONS)),
  /** The exported picture of a frame or an ad; null where there is none. */
  picture: v.nullable(pictureSchema),
  /** Milliseconds since 1970. */
  startedAt: momentSchema
})

export type JournalEntry = v.InferOutput<typeof journalEntrySchema>
export type RunKind = JournalEntry['kind']
