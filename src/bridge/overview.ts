import * as v from 'valibot'
import { nameSchema, recordSchema } from '../file'

/** A frame that can be analysed and lies on the page itself or in a section of it. Sizes are canvas px. */
const pageFrameSchema = v.object({
  id: v.string(),
  name: nameSchema,
  width: v.number(),
  height: v.number()
})

/** A frame of the page that carries a result. */
const pageResultSchema = v.object({
  id: v.string(),
  name: nameSchema,
  /** What tells results apart and whether they still hold; null when the record cannot be read. */
  record: v.nullable(
    v.pick(recordSchema, ['runId', 'finishedAt', 'outOfDate', 'medium', 'predictions', 'provider'])
  )
})

/** What the current page has for Glance. */
export const pageOverviewSchema = v.object({
  /** From the bottom of the layers panel up: mostly as they were made. */
  frames: v.array(pageFrameSchema),
  /** How many further frames there are, beyond as many as a run may be of. */
  leftOut: v.number(),
  /** Latest first; those that cannot be read come last. */
  results: v.array(pageResultSchema)
})

export type PageFrame = v.InferOutput<typeof pageFrameSchema>
export type PageResult = v.InferOutput<typeof pageResultSchema>
export type PageOverview = v.InferOutput<typeof pageOverviewSchema>
