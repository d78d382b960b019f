import * as v from 'valibot'
import { analysisIdSchema, screenshotIdSchema } from './ids'
import { failureSchema } from './service-errors'

const imageUrl = v.pipe(v.string(), v.url())
const score = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** Image addresses are time-limited; scores run from 0 to 100. Any of them may be missing. */
export const analysisOutputsSchema = v.object({
  attention: v.exactOptional(
    v.object({
      attentionMap: v.exactOptional(imageUrl),
      perceptionMap: v.exactOptional(imageUrl),
      hotspotsMap: v.exactOptional(imageUrl),
      roiMap: v.exactOptional(imageUrl)
    })
  ),
  clarity: v.exactOptional(
    v.object({ score: v.exactOptional(score), map: v.exactOptional(imageUrl) })
  ),
  excitingness: v.exactOptional(
    v.object({ score: v.exactOptional(score), map: v.exactOptional(imageUrl) })
  ),
  input: v.exactOptional(v.object({ image: v.exactOptional(imageUrl) }))
})

/** Refuses a success without any output: there would be no map to show and no score. */
const someOutputs = v.pipe(
  analysisOutputsSchema,
  v.check(({ attention, clarity, excitingness }) =>
    [attention, clarity, excitingness].some((output) => Object.keys(output ?? {}).length > 0)
  )
)

const pendingAnalysisSchema = v.object({ id: screenshotIdSchema, status: v.literal('pending') })

const finishedAnalysisSchema = v.object({
  id: screenshotIdSchema,
  _internal_exposed_id: analysisIdSchema,
  status: v.literal('success'),
  outputs: someOutputs
})

const failedAnalysisSchema = v.object({
  id: screenshotIdSchema,
  status: v.literal('failed'),
  error: failureSchema
})

/** Answer of GET /analyses/{screenshot id}, by `status`. */
export const analysisSchema = v.variant('status', [
  pendingAnalysisSchema,
  finishedAnalysisSchema,
  failedAnalysisSchema
])

export type FinishedAnalysis = v.InferOutput<typeof finishedAnalysisSchema>
export type Analysis = v.InferOutput<typeof analysisSchema>
