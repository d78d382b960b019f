import * as v from 'valibot'
import { analysisInputSchema } from './analysis-input'
import { screenshotIdSchema } from './ids'
import { predictionsSchema } from './predictions'

/** Body of POST /analyses. */
export const createAnalysisSchema = v.object({
  input: analysisInputSchema,
  predictions: v.exactOptional(predictionsSchema)
})

/** Answer of POST /analyses: the id to poll, and the full address of the result. */
export const createdAnalysisSchema = v.object({ id: screenshotIdSchema, location: v.string() })

export type CreateAnalysis = v.InferOutput<typeof createAnalysisSchema>
export type CreatedAnalysis = v.InferOutput<typeof createdAnalysisSchema>
