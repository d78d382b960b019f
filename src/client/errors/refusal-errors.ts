import { ClientError } from './client-error'
import { imageFault } from './faults'
import { formatDuration } from './format-duration'
import { quoted, type ServiceAnswer } from './service-answer'
import { words } from './words'

/** 401: the service does not accept the key. */
export class AuthenticationFailedError extends ClientError {
  override name = 'AuthenticationFailedError'

  constructor() {
    super({
      code: 'authentication_failed',
      ...words().authenticationFailed,
      sent: 'yes',
      status: 401
    })
  }
}

/** 429: too many requests. */
export class RateLimitedError extends ClientError {
  override name = 'RateLimitedError'
  /** How long the service asks to be left alone, ms; null when it does not say. */
  readonly retryAfterMs: number | null

  constructor(retryAfterMs: number | null) {
    const { message, advice, aMinute } = words().rateLimited
    super({
      code: 'rate_limited',
      message,
      advice: advice(retryAfterMs === null ? aMinute : formatDuration(retryAfterMs)),
      sent: 'yes',
      status: 429
    })
    this.retryAfterMs = retryAfterMs
  }
}

/** A 5xx answer. */
export class ServiceDownError extends ClientError {
  override name = 'ServiceDownError'
  /** How long the service asks to be left alone, ms; null when it does not say. */
  readonly retryAfterMs: number | null

  constructor(host: string, answer: ServiceAnswer) {
    const { message, advice } = words().serviceDown
    super({
      code: 'service_down',
      message: message(host, answer.status, quoted(answer)),
      advice,
      sent: 'yes',
      status: answer.status
    })
    this.retryAfterMs = answer.retryAfterMs
  }
}

/** 400: the service found the request malformed, or the picture unfit. */
export class InvalidRequestError extends ClientError {
  override name = 'InvalidRequestError'

  constructor(answer: ServiceAnswer) {
    const fault = imageFault(answer.code)
    super({
      code: answer.code ?? 'invalid_request',
      message: fault?.message ?? describe(answer),
      advice: fault?.advice ?? words().invalidRequest.advice,
      sent: 'yes',
      status: answer.status
    })
  }
}

function describe({ code, text }: ServiceAnswer): string {
  const { malformed, refused } = words().invalidRequest
  return code === 'invalid_request'
    ? malformed(quoted({ code: null, text }))
    : refused(quoted({ code, text }))
}

/** A 4xx answer that the interface does not describe. */
export class RequestRefusedError extends ClientError {
  override name = 'RequestRefusedError'

  constructor(answer: ServiceAnswer) {
    const { message, advice } = words().requestRefused
    super({
      code: answer.code ?? 'request_refused',
      message: message(answer.status, quoted(answer)),
      advice,
      sent: 'yes',
      status: answer.status
    })
  }
}

/** What the service was asked for and does not know. */
export type Unknown = Exclude<keyof ReturnType<typeof words>['unknown'], 'advice'>

/** 404: an unknown analysis, an add-on that is not enabled, or a wrong base URL. */
export class ResourceNotFoundError extends ClientError {
  override name = 'ResourceNotFoundError'

  constructor(what: Unknown = 'anything') {
    const { [what]: message, advice } = words().unknown
    super({
      code: 'resource_not_found',
      message,
      advice,
      sent: 'yes',
      status: 404
    })
  }
}

/** 404 analysis_not_found: a text was asked for about an analysis that this account does not have. */
export class AnalysisNotFoundError extends ClientError {
  override name = 'AnalysisNotFoundError'

  constructor() {
    super({ code: 'analysis_not_found', ...words().analysisNotFound, sent: 'yes', status: 404 })
  }
}

/** 410 resource_gone: a result is kept for one hour after completion. */
export class ResultExpiredError extends ClientError {
  override name = 'ResultExpiredError'

  constructor() {
    super({ code: 'resource_gone', ...words().resultExpired, sent: 'yes', status: 410 })
  }
}
