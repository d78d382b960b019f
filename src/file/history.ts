import * as v from 'valibot'
import { nameSchema } from './name'
import { momentSchema, providerSchema, scoreSchema, THUMBNAIL_MAX_LENGTH } from './record'
import { MEDIUMS } from '../interface'

/** How the main action fared in one run. Shares are parts of the whole (0–1). */
export const mainActionOutcomeSchema = v.object({
  /** The layer's own. */
  name: nameSchema,
  /** What it is called in a row; missing where that is its name, and from before it was kept. */
  label: v.optional(nameSchema),
  attention: v.nullable(v.number()),
  perception: v.nullable(v.number()),
  /** The part of the viewers (0–1) who see it within two seconds; missing from before it was kept. */
  seen: v.optional(v.nullable(v.number())),
  /** 1 is the layer that people see first; null for one that is not seen without scrolling. */
  rank: v.nullable(v.number()),
  /** True where it is too close to call with the first layer (for the first: the second). */
  level: v.optional(v.boolean()),
  /** True where it is not seen without scrolling. */
  below: v.optional(v.boolean())
})

export type MainActionOutcome = v.InferOutput<typeof mainActionOutcomeSchema>

/** How many of a run's layers are kept in the history. */
export const HISTORY_LAYERS = 8

export const historyLayerSchema = v.object({
  id: v.string(),
  /** What it is called in a row; its own name from before layers were called by what one sees. */
  name: nameSchema,
  attention: v.number(),
  /** The part of the viewers (0–1) who see it within two seconds; missing from before it was kept. */
  seen: v.optional(v.number()),
  /** 1 is what people see first; missing below the fold, and from before places were kept. */
  place: v.optional(v.number())
})

export type HistoryLayer = v.InferOutput<typeof historyLayerSchema>

/** One run of a frame, oldest first in its history. Times are milliseconds since 1970. */
export const historyEntrySchema = v.object({
  runId: v.string(),
  finishedAt: momentSchema,
  provider: providerSchema,
  medium: v.picklist(MEDIUMS),
  scores: v.object({ clarity: scoreSchema, excitingness: scoreSchema }),
  focus: scoreSchema,
  /** null until it was measured, and where no layer was marked. */
  primary: v.nullable(mainActionOutcomeSchema),
  /**
   * The layers that people see first, in order; of earlier engines those with the most attention. Missing until they are
   * measured, and from before they were kept.
   */
  layers: v.optional(v.array(historyLayerSchema)),
  /** SHA-256 of the exported PNG, hexadecimal. */
  pictureHash: v.string(),
  /** A small picture of the frame, a PNG in base64; the oldest runs give theirs up for the newer ones. */
  thumbnail: v.optional(v.pipe(v.string(), v.maxLength(THUMBNAIL_MAX_LENGTH)))
})

export type HistoryEntry = v.InferOutput<typeof historyEntrySchema>

/** A frame's runs as kept in its shared plugin data. */
export const historySchema = v.object({ version: v.literal(1), runs: v.array(historyEntrySchema) })

export type History = v.InferOutput<typeof historySchema>
