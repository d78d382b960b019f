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
  serviceDown,
  type Unknown
} from '../errors'
import type { ServiceAnswer } from '../errors/service-answer'
import type { Answer } from './exchange'
import { describeBody, readJson } from './parse-answer'
import * as v from 'valibot'
import { generationErrorSchema, metadataErrorSchema, serviceErrorSchema } from '../../interface'
import { readRetryAfter } from './retry'
import type { Scrub } from './scrub'

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

/** Brings an error answer of any of the interface's three shapes into one form that is safe to show. */
export function readRefusal(answer: Answer, scrub: Scrub, now: number): ServiceAnswer {
  const { code, text } = readWords(readJson(answer))
  const safeCode = scrub(code ?? '')
  return {
    status: answer.status,
    code: /^[a-z][a-z0-9_]{1,60}$/i.test(safeCode) ? safeCode : null,
    text: scrub(text),
    retryAfterMs: readRetryAfter(answer.headers.get('retry-after'), now)
  }
}

function readWords(body: unknown): { code: string | null; text: string } {
  const service = v.safeParse(serviceErrorSchema, body)
  if (service.success)
    return { code: service.output.error.code, text: service.output.error.message }
  const generation = v.safeParse(generationErrorSchema, body)
  if (generation.success) return { code: generation.output.msg, text: generation.output.msg }
  const metadata = v.safeParse(metadataErrorSchema, body)
  return { code: null, text: metadata.success ? metadata.output.error : '' }
}

/** Explains the service's own 404 to a request for `what`. */
export function unknownResource(what: Unknown): (refusal: ServiceAnswer) => GlanceError | null {
  return (refusal) => (isUnknown(refusal) ? resourceNotFound(what) : null)
}

/** A 404 in the service's own words; one without them comes from a wrong address. */
export function isUnknown({ status, code }: ServiceAnswer): boolean {
  return status === 404 && code === 'resource_not_found'
}
