import * as v from 'valibot'
import { REGIONS_MOST, TITLE_MAX_LENGTH } from './limits'

export const MEDIUMS = ['desktopWeb', 'mobileWeb', 'generic'] as const
export type Medium = (typeof MEDIUMS)[number]

const title = v.pipe(v.string(), v.minLength(1), v.maxLength(TITLE_MAX_LENGTH))

/** A still picture: `content` is a PNG or JPEG file in base64. */
export const imageInputSchema = v.object({
  type: v.literal('image'),
  content: v.pipe(v.string(), v.nonEmpty()),
  medium: v.picklist(MEDIUMS),
  title
})

/** A web page, captured by the service: `content` is its publicly reachable address. */
export const pageInputSchema = v.object({
  type: v.literal('webPageUrl'),
  content: v.pipe(v.string(), v.url()),
  medium: v.picklist(['desktopWeb', 'mobileWeb']),
  title,
  removeCookieBanner: v.exactOptional(v.boolean())
})

/** `input` of POST /analyses. */
export const analysisInputSchema = v.variant('type', [imageInputSchema, pageInputSchema])

export type PageInput = v.InferOutput<typeof pageInputSchema>
export type AnalysisInput = v.InferOutput<typeof analysisInputSchema>

export const ATTENTION_OUTPUTS = ['attentionMap', 'perceptionMap', 'hotspotsMap'] as const
export const SCORE_OUTPUTS = ['score', 'map'] as const

const place = v.pipe(v.number(), v.finite())
const length = v.pipe(v.number(), v.finite(), v.gtValue(0))

/** An upright box in px of the picture: x and y of its top left corner, width and height. */
export const regionSchema = v.tuple([place, place, length, length])
export type Region = v.InferOutput<typeof regionSchema>

const attention = v.object({
  outputs: v.exactOptional(v.array(v.picklist(ATTENTION_OUTPUTS))),
  /** Regions of interest: the result then has a `roiMap`. How they are sent, the interface leaves open. */
  regionsOfInterest: v.exactOptional(v.pipe(v.array(regionSchema), v.maxLength(REGIONS_MOST)))
})
const scored = v.object({ outputs: v.exactOptional(v.array(v.picklist(SCORE_OUTPUTS))) })

/**
 * `predictions` of POST /analyses: what to compute, and which outputs of it. An empty object asks for
 * a prediction's default outputs; the service may return more than requested.
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

/** Body of POST /analyses. */
export const createAnalysisSchema = v.object({
  input: analysisInputSchema,
  predictions: v.exactOptional(predictionsSchema)
})

export type CreateAnalysis = v.InferOutput<typeof createAnalysisSchema>
