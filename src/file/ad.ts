import * as v from 'valibot'
import { nameSchema } from './name'
import { momentSchema, providerSchema, thumbnailSchema } from './record'

/** The ad visibility of a frame as kept in its shared plugin data. The score's range is its provider's own. */
export const adRecordSchema = v.object({
  version: v.literal(1),
  adId: v.string(),
  provider: providerSchema,
  /** Milliseconds since 1970. */
  finishedAt: momentSchema,
  title: nameSchema,
  score: v.number(),
  /** Upper end of the score where the provider states one; it then starts at 0. */
  scoreMax: v.nullable(v.number()),
  /** The frame as it was, and the scale it was exported at. */
  thumbnail: thumbnailSchema,
  scale: v.pipe(v.number(), v.gtValue(0))
})

export type AdRecord = v.InferOutput<typeof adRecordSchema>
