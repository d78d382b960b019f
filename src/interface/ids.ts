import * as v from 'valibot'
import { ID_MAX_LENGTH } from './limits'

// A dot segment would climb out of the path that the id is put into; half a character cannot be put into one.
const id = v.pipe(
  v.string(),
  v.regex(/^(?!\.{1,2}$)[^\ud800-\udfff]*$/u),
  v.nonEmpty(),
  v.maxLength(ID_MAX_LENGTH)
)

/** The id a create call returns: it names the analysis in GET /analyses/{id}. */
export const screenshotIdSchema = v.pipe(id, v.brand('ScreenshotId'))

/** `_internal_exposed_id` of a finished analysis: it names it for summary, recommendations and metadata. */
export const analysisIdSchema = v.pipe(id, v.brand('AnalysisId'))

/** The id of a video analysis; it has no other. */
export const videoIdSchema = v.pipe(id, v.brand('VideoId'))

/** The id of an ad visibility analysis; it has no other. */
export const adIdSchema = v.pipe(id, v.brand('AdId'))

export type ScreenshotId = v.InferOutput<typeof screenshotIdSchema>
export type AnalysisId = v.InferOutput<typeof analysisIdSchema>
export type VideoId = v.InferOutput<typeof videoIdSchema>
export type AdId = v.InferOutput<typeof adIdSchema>
