import * as v from 'valibot'

/** Answer of GET /tag-search/{resource_type}. */
export const tagsSchema = v.array(v.object({ name: v.string() }))

/** Answer of GET /tag-summary: how many resources use each tag. */
export const tagSummarySchema = v.array(
  v.object({ name: v.string(), usageNumber: v.pipe(v.number(), v.integer()) })
)

export type Tag = v.InferOutput<typeof tagsSchema>[number]
export type TagUsage = v.InferOutput<typeof tagSummarySchema>[number]
