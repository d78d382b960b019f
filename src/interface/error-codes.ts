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
