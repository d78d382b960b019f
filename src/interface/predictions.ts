import * as v from 'valibot'

export const ATTENTION_OUTPUTS = ['attentionMap', 'perceptionMap', 'hotspotsMap'] as const
export const SCORE_OUTPUTS = ['score', 'map'] as const

const attention = v.object({ outputs: v.exactOptional(v.array(v.picklist(ATTENTION_OUTPUTS))) })
const scored = v.object({ outputs: v.exactOptional(v.array(v.picklist(SCORE_OUTPUTS))) })

/**
 * `predictions` of POST /analyses: what to compute, and which outputs of it. An empty object asks for
 * a prediction's default outputs; the service may return more than was asked for.
 */
export const predictionsSchema = v.object({
  attention: v.exactOptional(attention),
  clarity: v.exactOptional(scored),
  excitingness: v.exactOptional(scored)
})

export type Predictions = v.InferOutput<typeof predictionsSchema>

/** The predictions by name. */
export const PREDICTIONS = [
  'attention',
  'clarity',
  'excitingness'
] as const satisfies (keyof Predictions)[]
export type PredictionName = (typeof PREDICTIONS)[number]
