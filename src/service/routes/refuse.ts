import type { Context, Handler } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isServiceError } from '../service-error'
import type { ServiceErrorBody } from '../../interface'
import { type Gone } from '../storage/store'

/** Why a result is no longer there. */
export const GONE: Readonly<Record<Gone, string>> = {
  expired: 'The result has expired.',
  dropped: 'The result was dropped before its hour: this service needed the room for newer ones.'
}

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
const AWAY = 'The service cannot reach what it keeps.'
