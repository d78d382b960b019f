import { wordsOf } from '../../language'
import type { ErrorKind, ErrorName } from './table'

const NO_ANSWER =
  'No answer from {host}{why}: it cannot be reached, or it does not allow calls from a plugin (CORS).'
const CONNECT =
  'Check the address and your connection. A service without CORS cannot be called from a plugin.'
const SHORTEN = 'Shorten the brief, then try again.'
const CHECK_CONNECTION = 'Check your connection and try again.'
const CHECK_ADDRESS = 'Check the address, then try again.'
const RUN_AGAIN = 'Run again; if it fails again, ask the provider with this code.'
const GET_AGAIN = 'Get the result again; if it happens twice, tell the provider.'

/** What happened, by the error's name. Facts stand in braces; `said` ends a sentence with the service's own words. */
const MESSAGES = {
  address_empty: 'The service address is empty.',
  address_without_scheme: 'The service address must start with https://.',
  address_unreadable: 'The service address is not a valid address.',
  address_with_credentials: 'The service address must not contain a user name or password.',
  address_with_query: 'The service address must not contain a query (?).',
  address_with_fragment: 'The service address must not contain a fragment (#).',
  insecure_service: 'The service address does not use HTTPS, so nothing was sent to it.',
  insecure_picture: 'The link of a picture does not use HTTPS, so nothing was sent to it.',
  insecure_upload: 'The upload address does not use HTTPS, so nothing was sent to it.',
  key_empty: 'The key is empty, so nothing was sent.',
  key_with_spaces: 'The key contains spaces or line breaks, so nothing was sent.',
  key_with_strange_letters:
    'The key contains control characters or letters outside ASCII, so nothing was sent.',
  picture_too_large: 'The picture file is larger than 5 MB.',
  unfit_image: 'The analysis was described wrongly.',
  unfit_page: 'The analysis was described wrongly.',
  unfit_predictions: 'The analysis was described wrongly.',
  brief_too_long: '{part} is longer than 10,000 characters.',
  brief_without_text: '{part} is not plain text.',
  brief_too_large: 'The whole brief is larger than 64 KB.',
  brief_empty: 'The brief is empty.',
  no_upload_address: 'The video has no upload address.',
  no_resource_type: 'Tags are searched by resource type, and none is set.',
  network_failed: NO_ANSWER,
  network_failed_on_this_computer: NO_ANSWER,
  connection_broke: 'The connection to {host} broke while its answer was arriving{why}.',
  redirect_refused:
    '{host} redirects to another address, which Glance does not follow, to keep the key safe.',
  timeout: '{host} did not answer completely within {time}.',
  deadline_exceeded: 'Not finished within {time}.',
  deadline_exceeded_again: 'Not finished within {time}. The last attempt failed: {failure}',
  aborted: 'Cancelled.',
  aborted_unsent: 'Cancelled before anything was sent.',
  answer_too_large: 'The answer from {host} is larger than {megabytes} MB and was not read.',
  not_json: '{host} answered with {came} instead of JSON (HTTP status {status}).',
  unexpected_answer: '{host} answered in a form that Glance does not understand.',
  unfit_answer:
    '{host} answered in a form that Glance does not understand: missing or unfit {places}.',
  authentication_failed: 'The service did not accept the key.',
  rate_limited: 'The service is getting too many requests with this key and refused this one.',
  service_down: '{host} is not working at the moment: HTTP status {status}{said}',
  malformed_request: 'The service found the request malformed{said}',
  invalid_request: 'The service refused the request{said}',
  unreadable_input_image:
    'The picture could not be read: its format is not supported, or the file is cut off or damaged.',
  invalid_input_image_dimensions:
    'The picture has the wrong size: its shortest side must be at least 40 px, its longest at most 2000 px.',
  blank_input_image: 'The picture is blank, so there is nothing to look at.',
  request_refused: 'The service refused the request with HTTP status {status}{said}',
  resource_not_found: 'The service does not know what was asked for.',
  unknown_analysis: 'The service does not know this analysis.',
  unknown_ad: 'The service does not know this analysis of an ad.',
  unknown_tags: 'The service does not know tags for this resource type.',
  analysis_not_found: 'The service does not know this analysis for this account.',
  result_expired: 'The result has expired: the service keeps it for one hour.',
  ad_refused: 'The service could not use the ad: its picture is not a valid image.',
  video_add_on_missing:
    'The service does not analyse videos for this account: its add-on “dynamic-saliency” is not enabled, or the service address is wrong.',
  upload_too_large:
    '{host} did not take the video (HTTP status 413): the file is too large for it.',
  upload_link_expired:
    '{host} did not take the video (HTTP status {status}): its upload link has probably expired.',
  upload_refused: '{host} did not take the video (HTTP status {status}).',
  upload_stalled: 'The upload to {host} made no progress for {time}.',
  page_not_public: 'The page is not on the public internet.',
  page_unreachable: 'The page could not be reached.',
  page_timeout: 'The page took too long to load.',
  page_error: 'The site answered with an error instead of the page.',
  page_password: 'The page asks for a password.',
  page_not_html: 'The address leads to no web page.',
  page_capture_failed: 'The page could not be captured.',
  page_capture_unavailable: 'This service does not capture web pages.',
  analysis_failed: 'The analysis failed{said}',
  ad_failed: 'The analysis of the ad failed{said}',
  video_failed: 'The analysis of the video failed{said}',
  video_unfit: 'The video does not meet the service’s requirements{said}',
  video_not_found:
    'The service does not know this video analysis, or the add-on “dynamic-saliency” is no longer enabled for this account.',
  summary_failed: 'The service could not write the summary{said}',
  recommendations_failed: 'The service could not write the recommendations{said}',
  summary_expired: 'The summary has expired: the service keeps it for one hour.',
  recommendations_expired: 'The recommendations have expired: the service keeps them for one hour.',
  summary_not_found: 'The service has written no summary for this analysis yet.',
  recommendations_not_found: 'The service has written no recommendations for this analysis yet.',
  download_refused:
    '{host} did not hand out the picture (HTTP status {status}): its link has probably expired.',
  unsupported_image: '{host} sent {came} where a {expected} picture was expected.',
  corrupt_download: 'The picture from {host} {damage}, so it was not used.'
} as const satisfies Record<ErrorName, string>

/** What to do, by the error's name, or by its kind where all errors of it have the same advice. */
const ADVICE = {
  invalid_address: 'Enter it as the provider gave it, such as https://api.example.com/v2.',
  insecure_address:
    'Use an address that starts with https://. Plain http:// works on this computer only.',
  invalid_key: 'Copy the key again, whole and on one line.',
  picture_too_large: 'Make the picture smaller, or save it as JPEG.',
  unfit_image: 'Choose another medium.',
  unfit_page: 'Check the page address; a page is analysed as desktopWeb or mobileWeb.',
  unfit_predictions: 'Choose other maps.',
  brief_too_long: SHORTEN,
  brief_without_text: SHORTEN,
  brief_too_large: SHORTEN,
  brief_empty: 'Fill in a field first.',
  no_upload_address: 'Upload the video first.',
  no_resource_type: 'Enter the resource type that the provider gave you.',
  network_failed: CONNECT,
  network_failed_on_this_computer: `${CONNECT} Some browsers block calls to this computer.`,
  connection_broke: CHECK_CONNECTION,
  redirect_refused:
    'Enter the final address of the service, with https:// and its version segment.',
  timeout: CHECK_CONNECTION,
  deadline_exceeded: 'The service may still be working on it; try again later.',
  aborted: 'A service keeps computing what it has accepted.',
  aborted_unsent: '',
  answer_too_large: 'Check the service address; if it is right, ask the provider.',
  not_json: 'Check the service address: it may lead to a website, a login page or a proxy.',
  unexpected_answer: 'Check the service address and its version segment.',
  authentication_failed: 'Check the key in Settings, and that it belongs to this service address.',
  rate_limited: 'Wait {time}, then try again.',
  service_down: 'Try again in a few minutes.',
  invalid_request: 'Check the input; nothing was analysed.',
  unreadable_input_image: 'Export it again as PNG.',
  invalid_input_image_dimensions: 'Change its size, or choose another frame.',
  blank_input_image: 'Check that the frame has visible layers.',
  request_refused: 'Check the service address and what your account may use.',
  resource_not_found:
    'Check the service address, its version segment, and that the key is the one used before.',
  analysis_not_found: 'Check that the key is the one the analysis was made with, or run again.',
  result_expired: 'Run again to get a new one.',
  ad_refused: 'Export the ad again as PNG; nothing was analysed.',
  video_add_on_missing: 'Ask the provider to enable the add-on, or check the address in Settings.',
  upload_too_large: 'Make the video shorter or smaller; nothing was analysed.',
  upload_link_expired: 'Send the video again: it gets a fresh link. Nothing was analysed.',
  upload_refused:
    'Send the video again; if it is refused again, tell the provider. Nothing was analysed.',
  upload_stalled: 'Check your connection and send the video again; nothing was analysed.',
  page_not_public: 'Analyse a frame with a screenshot of it instead.',
  page_unreachable: 'Open it in your browser to see whether it is there.',
  page_timeout: 'Analyse a frame with a screenshot of it instead, or try again later.',
  page_error: CHECK_ADDRESS,
  page_password: 'Analyse a screenshot of it, or publish it without a password.',
  page_not_html: CHECK_ADDRESS,
  page_capture_failed: 'Try again.',
  page_capture_unavailable: 'Analyse a frame with a screenshot of the page instead.',
  analysis_failed: RUN_AGAIN,
  ad_failed: RUN_AGAIN,
  video_failed: RUN_AGAIN,
  video_unfit: 'Send a .webm of at most 60 seconds and 100 MB.',
  video_not_found: 'Check that the key is the one the video was sent with, and ask the provider.',
  generation_failed: 'Try again; maps and scores are not affected.',
  text_expired: 'Try again; if the service refuses, run again.',
  text_not_found: 'Ask for it to be written first.',
  download_refused: 'Get the result again for fresh links; after an hour, run again.',
  unsupported_image: GET_AGAIN,
  corrupt_download: GET_AGAIN
} as const satisfies Partial<Record<ErrorName | ErrorKind, string>>

/** The names in a text's braces. */
type Holes<Text> = Text extends `${string}{${infer Hole}}${infer Rest}` ? Hole | Holes<Rest> : never

/** What has to be put into an error's sentences. */
export type HolesOf<Name extends ErrorName> =
  | Holes<(typeof MESSAGES)[Name]>
  | Holes<Name extends keyof typeof ADVICE ? (typeof ADVICE)[Name] : ''>

const messages: Readonly<Record<ErrorName, string>> = MESSAGES
const advice: Readonly<Record<keyof typeof ADVICE, string>> = ADVICE

/** Sentences of errors, with their placeholders. */
export const words = wordsOf('client/errors', {
  messages,
  advice,
  seconds: (count: number) => (count === 1 ? '1 second' : `${count} seconds`),
  minutes: (count: number) => `${count} minutes`,
  aMinute: 'a minute',
  nothingSent: (fault: string) => `${fault} Nothing was sent.`,
  mayBeAccepted: 'The service may have accepted it all the same; sending it again may count twice.',
  nothingAnalysed: 'Nothing was analysed.',
  /** Prefers the service's message, which is English. */
  ofPage: ({ ours, theirs }: { ours: string; theirs: string }) => (theirs === '' ? ours : theirs),
  /** `field` is the service's name for a part of the brief, null for the brief as a whole. */
  partOfBrief: (field: string | null) => (field === null ? 'The brief' : `The brief’s “${field}”`)
})
