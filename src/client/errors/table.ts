import type { Sent } from '../../errors'

/** What the failures of one sentence have in common. */
export interface ErrorRow {
  /** The kind of failure that code decides by; the row's own name when left out. */
  kind?: string
  /** The code where neither the kind is it nor the service gives one. */
  code?: string
  /** `yes` when left out. */
  sent?: Sent
  /** HTTP status, where it is always the same. */
  status?: number
}

const ADDRESS = { kind: 'invalid_address', sent: 'no' } as const
const INSECURE = { kind: 'insecure_address', sent: 'no' } as const
const KEY = { kind: 'invalid_key', sent: 'no' } as const
const INPUT = { kind: 'invalid_input', code: 'invalid_request', sent: 'no' } as const

/** Before anything is sent. */
export const UNSENT = {
  address_empty: ADDRESS,
  address_without_scheme: ADDRESS,
  address_unreadable: ADDRESS,
  address_with_credentials: ADDRESS,
  address_with_query: ADDRESS,
  address_with_fragment: ADDRESS,
  insecure_service: INSECURE,
  insecure_picture: INSECURE,
  insecure_upload: INSECURE,
  key_empty: KEY,
  key_with_spaces: KEY,
  key_with_strange_letters: KEY,
  picture_too_large: INPUT,
  unfit_image: INPUT,
  unfit_page: INPUT,
  unfit_predictions: INPUT,
  brief_too_long: INPUT,
  brief_without_text: INPUT,
  brief_too_large: INPUT,
  brief_empty: INPUT,
  no_upload_address: INPUT,
  no_resource_type: INPUT
} as const satisfies Record<string, ErrorRow>

const UNFIT = { kind: 'invalid_request', status: 400 } as const

/** By the service's codes for unfit pictures. */
export const PICTURE_CODES = {
  unreadable_input_image: UNFIT,
  invalid_input_image_dimensions: UNFIT,
  blank_input_image: UNFIT
} as const satisfies Record<string, ErrorRow>

const UNKNOWN = { kind: 'resource_not_found', status: 404 } as const
const ADD_ON = { code: 'resource_not_found', status: 404 } as const

/** Errors of requests to a service. */
export const ASKED = {
  network_failed: { sent: 'maybe' },
  network_failed_on_this_computer: { kind: 'network_failed', sent: 'maybe' },
  connection_broke: { kind: 'network_failed' },
  redirect_refused: {},
  timeout: { sent: 'maybe' },
  deadline_exceeded: {},
  deadline_exceeded_again: { kind: 'deadline_exceeded' },
  aborted: { sent: 'maybe' },
  aborted_unsent: { kind: 'aborted', sent: 'no' },
  answer_too_large: {},
  not_json: {},
  unexpected_answer: {},
  unfit_answer: { kind: 'unexpected_answer' },
  authentication_failed: { status: 401 },
  rate_limited: { status: 429 },
  service_down: {},
  malformed_request: UNFIT,
  invalid_request: UNFIT,
  ...PICTURE_CODES,
  request_refused: {},
  resource_not_found: UNKNOWN,
  unknown_analysis: UNKNOWN,
  unknown_ad: UNKNOWN,
  unknown_tags: UNKNOWN,
  /** A text was requested for an analysis that this account does not have. */
  analysis_not_found: { status: 404 },
  /** A result is kept for one hour after its completion. */
  result_expired: { code: 'resource_gone', status: 410 },
  ad_refused: { code: 'invalid_configuration', status: 400 },
  video_add_on_missing: ADD_ON
} as const satisfies Record<string, ErrorRow>

/** When a video is uploaded to storage. */
export const UPLOADING = {
  upload_too_large: { kind: 'upload_refused', code: 'upload_too_large', status: 413 },
  upload_link_expired: { kind: 'upload_refused', code: 'upload_link_expired' },
  upload_refused: {},
  upload_stalled: {}
} as const satisfies Record<string, ErrorRow>

const FAILED = { kind: 'analysis_failed' } as const
const EXPIRED = { kind: 'text_expired', code: 'analysis_expired' } as const

/** By the codes for pages that could not be captured: the embedded service's, since the interface names none. */
export const PAGE_CODES = {
  page_not_public: FAILED,
  page_unreachable: FAILED,
  page_timeout: FAILED,
  page_error: FAILED,
  page_password: FAILED,
  page_not_html: FAILED,
  page_capture_failed: FAILED,
  page_capture_unavailable: FAILED
} as const satisfies Record<string, ErrorRow>

/** When the service had accepted an analysis. */
export const ACCEPTED = {
  ...PAGE_CODES,
  analysis_failed: {},
  ad_failed: {},
  video_failed: {},
  video_unfit: { kind: 'video_failed', code: 'input_error' },
  video_not_found: ADD_ON,
  summary_failed: { kind: 'generation_failed' },
  recommendations_failed: { kind: 'generation_failed' },
  summary_expired: EXPIRED,
  recommendations_expired: EXPIRED,
  summary_not_found: { kind: 'text_not_found', code: 'summary_not_found', status: 404 },
  recommendations_not_found: {
    kind: 'text_not_found',
    code: 'recommendations_not_found',
    status: 404
  },
  download_refused: {},
  unsupported_image: {},
  corrupt_download: {}
} as const satisfies Record<string, ErrorRow>

/** The client's failures, a row for each sentence, whose words stand in `words.ts` under the same name. */
export const ERRORS = { ...UNSENT, ...ASKED, ...UPLOADING, ...ACCEPTED }

export type ErrorName = keyof typeof ERRORS

type KindOf<Name extends ErrorName> = (typeof ERRORS)[Name] extends { kind: infer Kind }
  ? Kind
  : Name

export type ErrorKind = { [Name in ErrorName]: KindOf<Name> }[ErrorName]
