import type { Context } from 'hono'
import type { ErrorCode } from '../../interface'
import { BadRequest } from '../requests/bad-request'
import { BODY_MAX_BYTES, BodyTooLarge, readJson } from './read-json'
import { refuse } from './refuse'

interface BodyRules {
  maxBytes?: number
  /** Code of a refusal; `invalid_request` when left out. */
  code?: ErrorCode
}

/** What `parse` makes of a request's JSON body; the answer to send instead when it throws BadRequest. */
export async function readBody<T extends object>(
  c: Context,
  parse: (body: unknown) => T,
  { maxBytes = BODY_MAX_BYTES, code = 'invalid_request' }: BodyRules = {}
): Promise<T | Response> {
  try {
    return parse(await readJson(c.req.raw, maxBytes))
  } catch (error) {
    if (error instanceof BadRequest) return refuse(c, 400, code, error.message)
    if (error instanceof BodyTooLarge) {
      return refuse(c, 413, code, `body: At most ${maxBytes} bytes are read.`)
    }
    throw error
  }
}
