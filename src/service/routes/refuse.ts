import type { Context, Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isServiceError } from '../service-error'
import type { ServiceErrorBody } from '../../interface'
import type { FailedOutcome } from '../results/outcome-of'
import type { Gone } from '../storage/store'

/** Why a result is no longer there. */
const GONE: Readonly<Record<Gone, string>> = {
  expired: 'The result has expired.',
  dropped: 'The result was dropped before its hour: this service needed the room for newer ones.'
}

/** What to do about an analysis that is no longer there. */
export const RUN_AGAIN = 'Create a new analysis.'

/** Retry-After while the store cannot be reached or is full, seconds. */
export const STORE_RETRY_SECONDS = '5'

/** An error answer in the shape of the status and analysis endpoints. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string
): Response {
  const body: ServiceErrorBody = { error: { code, message } }
  return c.json(body, status)
}

/** Refuses a job that is not there: `unknown` says so, `again` what to do about one that was. */
export function refuseMissing(
  c: Context,
  why: Gone | 'unknown',
  unknown: string,
  again: string
): Response {
  return why === 'unknown'
    ? refuse(c, 404, 'resource_not_found', unknown)
    : refuseGone(c, why, again)
}

export function refuseGone(c: Context, why: Gone, again: string): Response {
  return refuse(c, 410, 'resource_gone', `${GONE[why]} ${again}`)
}

type Finished<Success> = Success | FailedOutcome | null

/** The state of a job as GET shows it, with what `show` makes of its success. */
export function stateOf<Success extends { status: 'success' }, Shown extends object>(
  finished: Finished<Success>,
  show: (success: Success) => Shown
) {
  if (finished === null) return { status: 'pending' } as const
  if (finished.status === 'failed') return finished
  return { status: finished.status, ...show(finished) }
}

/** Refuses all other methods of a path; registered after the allowed ones. */
export function onlyMethods(...allowed: string[]): Handler {
  return (c) => {
    c.header('Allow', allowed.join(', '))
    return refuse(c, 405, 'method_not_allowed', `Here only ${allowed.join(' and ')} can be used.`)
  }
}

/** The answer to a request that failed by its store, or by a fault of the service, which it reports. */
export function refuseFailure(
  c: Context,
  error: unknown,
  report: (error: unknown) => void
): Response {
  if (isServiceError(error, 'store_unavailable', 'no_space')) {
    c.header('Retry-After', STORE_RETRY_SECONDS)
    return error.code === 'no_space'
      ? refuse(c, 503, 'insufficient_storage', `${FULL} Nothing was accepted. Try again later.`)
      : refuse(c, 503, 'service_unavailable', `${AWAY} Nothing was accepted. Try again soon.`)
  }
  // Without Retry-After, which says that nothing was accepted.
  if (isServiceError(error, 'maybe_queued')) {
    return refuse(c, 503, 'service_unavailable', `${AWAY} It may have accepted this all the same.`)
  }
  report(error)
  return refuse(c, 500, 'internal_error', 'The service failed. Try again.')
}

const FULL = 'The service has no room left.'
const AWAY = 'The service cannot reach its store.'
