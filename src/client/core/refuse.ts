import type { GlanceError } from '../../errors'
import * as v from 'valibot'
import { busyOrDown, clientError, pictureFault, quoted, type ServiceAnswer } from '../errors'
import type { Answer } from './exchange'
import { notJson, readJson } from './parse-answer'
import { generationErrorSchema, metadataErrorSchema, serviceErrorSchema } from '../../interface'
import { readRetryAfter } from './retry'
import type { Scrub } from './scrub'

/** The error for an answer that is not 2xx, where its meaning is the same on every endpoint. */
export function refuse(host: string, refusal: ServiceAnswer, answer: Answer): GlanceError {
  const { code, status, text } = refusal
  if (status === 401) return clientError('authentication_failed')
  const passing = busyOrDown(host, refusal)
  if (passing) return passing
  // A web page with a 404 says more about the address than about the analysis.
  if (readJson(answer) === undefined && answer.body.length > 0) {
    return notJson(host, answer)
  }
  const said = quoted(text, code)
  switch (status) {
    case 400:
      return code === 'invalid_request'
        ? clientError('malformed_request', { said: quoted(text) })
        : clientError(pictureFault(code) ?? 'invalid_request', { said, code })
    case 404:
      return clientError(code === 'analysis_not_found' ? code : 'resource_not_found')
    case 410:
      return clientError('result_expired')
    default:
      return clientError('request_refused', { said, code, status })
  }
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

/** Explains the service's own 404. */
export function unknownResource(
  name:
    | 'unknown_analysis'
    | 'unknown_ad'
    | 'unknown_tags'
    | 'video_not_found'
    | 'video_add_on_missing'
): (refusal: ServiceAnswer) => GlanceError | null {
  // A 404 without the service's own code comes from a wrong address.
  return ({ status, code }) =>
    status === 404 && code === 'resource_not_found' ? clientError(name) : null
}
