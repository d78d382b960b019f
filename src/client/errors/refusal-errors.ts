import { ClientError } from './client-error'
import { imageFault } from './faults'
import { formatDuration } from './format-duration'
import { quoted, type ServiceAnswer } from './service-answer'

/** 401: the service does not accept the key. */
export class AuthenticationFailedError extends ClientError {
  override name = 'AuthenticationFailedError'

  constructor() {
    super({
      code: 'authentication_failed',
      message: 'The service did not accept the key.',
      advice: 'Check the key in Settings, and that it belongs to this service address.',
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
    const wait = retryAfterMs === null ? 'a minute' : formatDuration(retryAfterMs)
    super({
      code: 'rate_limited',
      message: 'The service is getting too many requests with this key and refused this one.',
      advice: `Wait ${wait}, then try again.`,
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
    super({
      code: 'service_down',
      message: `${host} is not working at the moment: HTTP status ${answer.status}${quoted(answer)}`,
      advice: 'Try again in a few minutes.',
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
      advice: fault?.advice ?? 'Check the input; nothing was analysed.',
      sent: 'yes',
      status: answer.status
    })
  }
}

function describe({ code, text }: ServiceAnswer): string {
  return code === 'invalid_request'
    ? `The service found the request malformed${quoted({ code: null, text })}`
    : `The service refused the request${quoted({ code, text })}`
}

/** A 4xx answer that the interface does not describe. */
export class RequestRefusedError extends ClientError {
  override name = 'RequestRefusedError'

  constructor(answer: ServiceAnswer) {
    super({
      code: answer.code ?? 'request_refused',
      message: `The service refused the request with HTTP status ${answer.status}${quoted(answer)}`,
      advice: 'Check the service address and what your account may use.',
      sent: 'yes',
      status: answer.status
    })
  }
}

/** 404: an unknown analysis, an add-on that is not enabled, or a wrong base URL. */
export class ResourceNotFoundError extends ClientError {
  override name = 'ResourceNotFoundError'

  constructor(what = 'what was asked for') {
    super({
      code: 'resource_not_found',
      message: `The service does not know ${what}.`,
      advice:
        'Check the service address, its version segment, and that the key is the one used before.',
      sent: 'yes',
      status: 404
    })
  }
}

/** 404 analysis_not_found: a text was asked for about an analysis that this account does not have. */
export class AnalysisNotFoundError extends ClientError {
  override name = 'AnalysisNotFoundError'

  constructor() {
    super({
      code: 'analysis_not_found',
      message: 'The service does not know this analysis for this account.',
      advice: 'Check that the key is the one the analysis was made with, or run it again.',
      sent: 'yes',
      status: 404
    })
  }
}

/** 410 resource_gone: a result is kept for one hour after completion. */
export class ResultExpiredError extends ClientError {
  override name = 'ResultExpiredError'

  constructor() {
    super({
      code: 'resource_gone',
      message: 'The result has expired: the service keeps it for one hour.',
      advice: 'Run the analysis again.',
      sent: 'yes',
      status: 410
    })
  }
}
