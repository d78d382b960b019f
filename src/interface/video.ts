import * as v from 'valibot'
import { videoIdSchema } from './ids'
import { failureSchema } from './service-errors'

const url = v.pipe(v.string(), v.url())

/** Answer of GET /upload-urls: a presigned storage address, to be used without the key. */
export const uploadUrlSchema = v.object({ url })

/** Body of POST /analyses/video: `content` is the upload's presigned address. */
export const createVideoSchema = v.object({
  input: v.object({ content: url, title: v.string() })
})

// `created_at` is ISO 8601 with fractional seconds and without a zone; nothing depends on its form.
const always = { id: videoIdSchema, created_at: v.string() }

/** Answer of GET /analyses/video/{id}, by `status`. Results do not expire. */
export const videoSchema = v.variant('status', [
  v.object({ ...always, status: v.literal('pending') }),
  v.object({
    ...always,
    status: v.literal('success'),
    title: v.exactOptional(v.string()),
    outputs: v.object({
      attention: v.exactOptional(v.object({ attentionMap: v.exactOptional(url) }))
    })
  }),
  v.object({ ...always, status: v.literal('failed'), error: failureSchema })
])

export type Video = v.InferOutput<typeof videoSchema>
