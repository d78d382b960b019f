import {
  AnalysisNotFoundError,
  AuthenticationFailedError,
  type ClientError,
  InvalidRequestError,
  NotJsonError,
  RateLimitedError,
  RequestRefusedError,
  ResourceNotFoundError,
  ResultExpiredError,
  ServiceDownError
} from '../errors'
import type { ServiceAnswer } from '../errors/service-answer'
import type { Answer } from './exchange'
import { describeBody, readJson } from './parse-answer'

/** The error for an answer that is not 2xx, as far as it means the same on every endpoint. */
export function refuse(host: string, refusal: ServiceAnswer, answer: Answer): ClientError {
  const { status } = refusal
  if (status === 401) return new AuthenticationFailedError()
  if (status === 429) return new RateLimitedError(refusal.retryAfterMs)
  if (status >= 500) return new ServiceDownError(host, refusal)
  // A web page with a 404 says more about the address than about the analysis.
  if (readJson(answer) === undefined && answer.body.length > 0) {
    return new NotJsonError(host, describeBody(answer), status)
  }
  if (status === 400) return new InvalidRequestError(refusal)
  if (status === 404) {
    return refusal.code === 'analysis_not_found'
      ? new AnalysisNotFoundError()
      : new ResourceNotFoundError()
  }
  if (status === 410) return new ResultExpiredError()
  return new RequestRefusedError(refusal)
}
