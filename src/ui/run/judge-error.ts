import { GlanceError } from '../../errors'
import {
  AdFailedError,
  AnalysisFailedError,
  AuthenticationFailedError,
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
