import * as v from 'valibot'
import { METADATA_VALUE_MAX_LENGTH } from './limits'

/**
 * Body of PUT /update-meta/screenshot/{analysis id}: text by key. The interface names `description` and
 * `goal`; its keys for audience and brand are not shown, so any key can be sent.
 */
export const metadataSchema = v.record(
  v.string(),
  v.pipe(v.string(), v.maxLength(METADATA_VALUE_MAX_LENGTH))
)

/** Answer of the update: the accepted keys, and those the service does not support. */
export const metadataUpdateSchema = v.object({
  success: v.boolean(),
  meta: v.record(v.string(), v.unknown()),
  ignored_keys: v.optional(v.array(v.string()), [])
})

export type Metadata = v.InferOutput<typeof metadataSchema>
export type MetadataUpdate = v.InferOutput<typeof metadataUpdateSchema>

/** Answer of GET /tag-search/{resource_type}. */
export const tagsSchema = v.array(v.object({ name: v.string() }))

/** Answer of GET /tag-summary: how many resources use each tag. */
export const tagSummarySchema = v.array(
  v.object({ name: v.string(), usageNumber: v.pipe(v.number(), v.integer()) })
)

export type Tag = v.InferOutput<typeof tagsSchema>[number]
export type TagUsage = v.InferOutput<typeof tagSummarySchema>[number]
