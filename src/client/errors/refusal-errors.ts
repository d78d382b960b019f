import type { GlanceError } from '../../errors'
import { clientError } from './client-error'
import { imageFault } from './faults'
import { formatDuration, quoted, type ServiceAnswer } from './service-answer'
import { words } from './words'

/** 401: the service does not accept the key. */
export function authenticationFailed(): GlanceError {
  return clientError('authentication_failed', words().authenticationFailed)
}

/** 429: too many requests. `retryAfterMs` is null when the service does not say how long to wait. */
export function rateLimited(retryAfterMs: number | null): GlanceError {
  const { message, advice, aMinute } = words().rateLimited
  const time = retryAfterMs === null ? aMinute : formatDuration(retryAfterMs)
  return clientError('rate_limited', { message, advice: advice(time), retryAfterMs })
}

/** A 5xx answer. It has a code of its own only where the service itself gave one. */
export function serviceDown(host: string, answer: ServiceAnswer): GlanceError {
  const { status, code, retryAfterMs } = answer
  const said = words().serviceDown(host, status, quoted(answer))
  return clientError('service_down', { ...said, ...named(code), status, retryAfterMs })
}

/** 400: the service found the request malformed, or the picture unfit. */
export function invalidRequest({ status, code, text }: ServiceAnswer): GlanceError {
  const { malformed, refused, advice } = words().invalidRequest
  const message =
    code === 'invalid_request'
      ? malformed(quoted({ code: null, text }))
      : refused(quoted({ code, text }))
  const said = imageFault(code) ?? { message, advice }
  return clientError('invalid_request', { ...said, ...named(code), status })
}

/** A 4xx answer that the interface does not describe. */
export function requestRefused(answer: ServiceAnswer): GlanceError {
  const { status, code } = answer
  const said = words().requestRefused(status, quoted(answer))
  return clientError('request_refused', { ...said, ...named(code), status })
}

/** The service's own code, where it gave one. */
function named(code: string | null): { code?: string } {
  return code === null ? {} : { code }
}

/** Kinds of resources that a service may not know. */
export type Unknown = Exclude<keyof ReturnType<typeof words>['unknown'], 'advice'>

/** 404: an unknown analysis, an add-on that is not enabled, or a wrong base URL. */
export function resourceNotFound(what: Unknown = 'anything'): GlanceError {
  const { [what]: message, advice } = words().unknown
  return clientError('resource_not_found', { message, advice })
}

/** 404 analysis_not_found: a text was asked for about an analysis that this account does not have. */
export function analysisNotFound(): GlanceError {
  return clientError('analysis_not_found', words().analysisNotFound)
}

/** 410 resource_gone: a result is kept for one hour after completion. */
export function resultExpired(): GlanceError {
  return clientError('result_expired', words().resultExpired)
}

/** 400 invalid_configuration: the service cannot use what was sent as an ad. */
export function adRefused(): GlanceError {
  return clientError('ad_refused', words().adRefused)
}

/** 404 resource_not_found for a video analysis that was created before. */
export function videoNotFound(): GlanceError {
  return clientError('video_not_found', words().videoNotFound)
}

/** 404 resource_not_found on the way to a video analysis: the account may not make one. */
export function videoAddOnMissing(): GlanceError {
  return clientError('video_add_on_missing', words().videoAddOnMissing)
}
