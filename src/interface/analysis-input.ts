import * as v from 'valibot'
import { TITLE_MAX_LENGTH } from './limits'

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

export type ImageInput = v.InferOutput<typeof imageInputSchema>
export type PageInput = v.InferOutput<typeof pageInputSchema>
export type AnalysisInput = v.InferOutput<typeof analysisInputSchema>
