import * as v from 'valibot'
import { adIdSchema } from './ids'
import { failureSchema } from './service-errors'

/** Body of POST /ad-visibility: `content` is a picture file in base64. */
export const createAdSchema = v.object({
  input: v.object({ content: v.string(), title: v.exactOptional(v.string()) })
})

/** Answer of GET /ad-visibility/{id}, by `status`. The interface sets no bounds for the score. */
export const adSchema = v.variant('status', [
  v.object({ id: adIdSchema, status: v.literal('pending') }),
  v.object({
    id: adIdSchema,
    status: v.literal('success'),
    outputs: v.object({
      score: v.number(),
      input: v.exactOptional(v.pipe(v.string(), v.url()))
    })
  }),
  v.object({ id: adIdSchema, status: v.literal('failed'), error: failureSchema })
])

export type Ad = v.InferOutput<typeof adSchema>
