import type { GlanceError } from '../../errors'
import {
  analysisNotFound,
  authenticationFailed,
  invalidRequest,
  notJson,
  rateLimited,
  requestRefused,
  resourceNotFound,
  resultExpired,
  serviceDown
} from '../errors'
import type { ServiceAnswer } from '../errors/service-answer'
import type { Answer } from './exchange'
import { describeBody, readJson } from './parse-answer'

/** The error for an answer that is not 2xx, as far as it means the same on every endpoint. */
export function refuse(host: string, refusal: ServiceAnswer, answer: Answer): GlanceError {
  const { status } = refusal
  if (status === 401) return authenticationFailed()
  if (status === 429) return rateLimited(refusal.retryAfterMs)
  if (status >= 500) return serviceDown(host, refusal)
  // A web page with a 404 says more about the address than about the analysis.
  if (readJson(answer) === undefined && answer.body.length > 0) {
    return notJson(host, describeBody(answer), status)
  }
  if (status === 400) return invalidRequest(refusal)
  if (status === 404) {
    return refusal.code === 'analysis_not_found' ? analysisNotFound() : resourceNotFound()
  }
  if (status === 410) return resultExpired()
  return requestRefused(refusal)
}
