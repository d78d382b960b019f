import { type ErrorKind, isClientError } from '../../client'
import { GlanceError } from '../../errors'

/** What is wrong with the connection, the key, the account or the service. */
const OF_THE_SERVICE: readonly ErrorKind[] = [
  'authentication_failed',
  'insecure_address',
  'invalid_address',
  'invalid_key',
  'network_failed',
  'not_json',
  'rate_limited',
  'redirect_refused',
  // Codes the interface does not name, such as 402 and 403: no credit, not allowed.
  'request_refused',
  'service_down',
  'unexpected_answer'
]

/** What is wrong with the file or this machine. */
const OF_THE_FILE = new Set(['view_only', 'storage_full', 'storage_unwritable'])

/**
 * Whether another run would fail in the same way, so that going on would be in vain. `accepted`: the service
 * has taken on the one that failed.
 */
export function hitsEveryRun(error: unknown, accepted: boolean): boolean {
  // When nothing can be created, the address is wrong; later, one analysis is unknown.
  if (isClientError(error, 'resource_not_found')) return !accepted
  if (isClientError(error)) return isClientError(error, ...OF_THE_SERVICE)
  return error instanceof GlanceError && OF_THE_FILE.has(error.code)
}

/** The service has no result for this run and never will. */
export function isFinal(error: unknown): boolean {
  return isClientError(
    error,
    'analysis_failed',
    'video_failed',
    'ad_failed',
    'result_expired',
    'resource_not_found'
  )
}
