import * as v from 'valibot'
import { generationErrorSchema, metadataErrorSchema, serviceErrorSchema } from '../../interface'
import { type ServiceAnswer } from '../errors/service-answer'
import type { Answer } from './exchange'
import { readJson } from './parse-answer'
import { readRetryAfter } from './retry-after'
import type { Scrub } from './scrub'

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
