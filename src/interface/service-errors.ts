import * as v from 'valibot'

/** The error codes the interface names; its list is not complete, so others must be expected. */
export const ERROR_CODES = [
  'invalid_request',
  'invalid_configuration',
  'authentication_failed',
  'resource_not_found',
  'resource_gone',
  'unreadable_input_image',
  'invalid_input_image_dimensions',
  'blank_input_image',
  'input_error',
  'analysis_not_found',
  'summary_not_found',
  'recommendations_not_found',
  'analysis_expired'
] as const

export type ErrorCode = (typeof ERROR_CODES)[number]

/** Code and message of a failure: inside an error answer, and in a result with status `failed`. */
export const failureSchema = v.object({ code: v.string(), message: v.string() })

/** Error answer of the status, analysis, video and ad visibility endpoints. */
export const serviceErrorSchema = v.object({ error: failureSchema })

/** Error answer of the summary and recommendations endpoints; `status` comes with expiry. */
export const generationErrorSchema = v.object({
  success: v.literal(false),
  msg: v.string(),
  status: v.exactOptional(v.string())
})

/** Error answer of the metadata update. */
export const metadataErrorSchema = v.object({
  error: v.string(),
  resource_type: v.string(),
  resource_id: v.string()
})

export type Failure = v.InferOutput<typeof failureSchema>
export type ServiceErrorBody = v.InferOutput<typeof serviceErrorSchema>
export type GenerationErrorBody = v.InferOutput<typeof generationErrorSchema>
export type MetadataErrorBody = v.InferOutput<typeof metadataErrorSchema>

/** Answer of GET /: the key was accepted and the service works. */
export const serviceStatusSchema = v.object({ message: v.string() })

export type ServiceStatus = v.InferOutput<typeof serviceStatusSchema>
