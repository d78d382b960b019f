import { GlanceError } from '../../errors'
import {
  AdFailedError,
  AnswerTooLargeError,
  AnalysisFailedError,
  AuthenticationFailedError,
  ClientError,
  InsecureAddressError,
  InvalidAddressError,
  InvalidKeyError,
  NetworkError,
  NotJsonError,
  RateLimitedError,
  RedirectRefusedError,
  RequestRefusedError,
  ResourceNotFoundError,
  ResultExpiredError,
  ServiceDownError,
  UnexpectedAnswerError,
  VideoFailedError
} from '../../client'

/** What is wrong with the connection, the key, the account or the service. */
const OF_THE_SERVICE = [
  AuthenticationFailedError,
  InsecureAddressError,
  InvalidAddressError,
  InvalidKeyError,
  NetworkError,
  NotJsonError,
  RateLimitedError,
  RedirectRefusedError,
  // Codes the interface does not name, such as 402 and 403: no credit, not allowed.
  RequestRefusedError,
  ServiceDownError,
  UnexpectedAnswerError
]

/** What is wrong with the file or this machine. */
const OF_THE_FILE = new Set(['view_only', 'storage_full', 'storage_unwritable'])

/**
 * Whether another run would fail in the same way, so that going on would be in vain. `accepted`: the service
 * has taken on the one that failed.
 */
export function hitsEveryRun(error: unknown, accepted: boolean): boolean {
  if (error instanceof GlanceError) return OF_THE_FILE.has(error.code)
  // When nothing can be created, the address is wrong; later, one analysis is unknown.
  if (error instanceof ResourceNotFoundError) return !accepted
  return OF_THE_SERVICE.some((kind) => error instanceof kind)
}

/** The service has no result for this run and never will. */
export function isFinal(error: unknown): boolean {
  return (
    error instanceof AnalysisFailedError ||
    error instanceof VideoFailedError ||
    error instanceof AdFailedError ||
    error instanceof ResultExpiredError ||
    error instanceof ResourceNotFoundError
  )
}

/** Answers that say nothing of whether the call before them was taken on. */
const SAYS_NOTHING = [AnswerTooLargeError, NotJsonError, ServiceDownError, UnexpectedAnswerError]

/** A service that is too busy, or being looked after, has taken nothing on (RFC 9110, 15.6.4). */
const UNAVAILABLE = 503

/**
 * Whether a create call that ended so may have been accepted all the same: its answer was cut off, was no answer of
 * the interface, or came from something between. Then only the designer may send it again.
 */
export function mayBeAccepted(error: unknown): boolean {
  if (!(error instanceof ClientError)) return false
  if (error instanceof ServiceDownError && error.status === UNAVAILABLE) return false
  return error.sent === 'maybe' || SAYS_NOTHING.some((kind) => error instanceof kind)
}
