import * as v from 'valibot'

/** The layer that a frame should lead the eye to, as marked by the designer and kept in the frame. */
export const primarySchema = v.object({
  version: v.literal(1),
  id: v.string(),
  /** By name and type it is found again in variants, and after it was replaced. */
  name: v.string(),
  type: v.string()
})

export type Primary = v.InferOutput<typeof primarySchema>
