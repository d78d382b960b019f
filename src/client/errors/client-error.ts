import { type ErrorFacts, GlanceError } from '../../errors'

/**
 * The client's failures by kind, with what all failures of a kind have in common. The code is the kind's name
 * unless another stands here or the service gave its own; it has been sent unless it says otherwise.
 */
export const ERROR_KINDS = {
  invalid_address: { sent: 'no' },
  insecure_address: { sent: 'no' },
  invalid_key: { sent: 'no' },
  invalid_input: { sent: 'no' },

  network_failed: {},
  redirect_refused: {},
  timeout: {},
  deadline_exceeded: {},
  aborted: {},
  answer_too_large: {},
  not_json: {},
  unexpected_answer: {},
  download_refused: {},
  unsupported_image: {},
  corrupt_download: {},
  upload_refused: {},
  upload_stalled: {},

  authentication_failed: { status: 401 },
  rate_limited: { status: 429 },
  service_down: {},
  invalid_request: {},
  request_refused: {},
  resource_not_found: { status: 404 },
  analysis_not_found: { status: 404 },
  result_expired: { code: 'resource_gone', status: 410 },
  ad_refused: { code: 'invalid_configuration', status: 400 },
  video_not_found: { code: 'resource_not_found', status: 404 },
  video_add_on_missing: { code: 'resource_not_found', status: 404 },

  analysis_failed: {},
  ad_failed: {},
  video_failed: {},
  generation_failed: {},
  text_expired: { code: 'analysis_expired' },
  text_not_found: { status: 404 }
} as const satisfies Record<string, Partial<ErrorFacts>>

export type ErrorKind = keyof typeof ERROR_KINDS

/** A failure of the client. `facts` are what only this one has, its sentences among them. */
export function clientError(
  kind: ErrorKind,
  facts: Pick<ErrorFacts, 'message' | 'advice'> & Partial<ErrorFacts>
): GlanceError {
  return new GlanceError({ code: kind, sent: 'yes', ...ERROR_KINDS[kind], ...facts, kind })
}

/** Whether it is one of the client's failures, of those kinds where some are named. */
export function isClientError(
  error: unknown,
  ...kinds: readonly ErrorKind[]
): error is GlanceError & { readonly kind: ErrorKind } {
  if (!(error instanceof GlanceError) || error.kind === null) return false
  return kinds.length === 0 || kinds.some((kind) => kind === error.kind)
}
