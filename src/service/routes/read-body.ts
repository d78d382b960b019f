import { concatUint8Arrays } from 'uint8array-extras'
import type { Context } from 'hono'
import { badRequest, ServiceError } from '../service-error'
import { type ErrorCode, parseJson } from '../../interface'
import { BODY_PACE, declaredLength, type Pace, chunksOf } from '../requests/chunks-of'
import type { Reservation, ByteBudget } from '../queue/byte-budget'
import type { LaneName } from '../queue/queue'
import { sleep } from '../../waiting'
import { Turns } from '../../waiting/turns'
import { refuse } from './refuse'

/**
 * Reserved for a body without a declared length, as from a caller in the same process: a 5 MB picture in base64 and room
 * for the rest.
 */
const UNDECLARED_BYTES = 10 * 1024 * 1024

interface BodyRules {
  maxBytes?: number
  /** Code of a refusal; `invalid_request` when left out. */
  code?: ErrorCode
  /** The slowest that it may arrive; `BODY_PACE` when left out. */
  pace?: Pace | undefined
}

/** Reads a request's JSON body by `parse`; resolves to a refusal when it cannot be read. */
export async function readBody<T extends object>(
  c: Context,
  parse: (body: unknown) => T | Promise<T>,
  { maxBytes = BODY_MAX_BYTES, code = 'invalid_request', pace = BODY_PACE }: BodyRules = {}
): Promise<T | Response> {
  try {
    return await parse(await readJson(c.req.raw, maxBytes, pace))
  } catch (error) {
    if (!(error instanceof ServiceError)) throw error
    switch (error.code) {
      case 'bad_request':
        return refuse(c, 400, code, error.message)
      case 'body_broken_off':
        return refuse(c, 400, code, 'body: Its end is missing.')
      case 'body_too_large':
        return refuse(c, 413, code, `body: At most ${maxBytes} bytes are read.`)
      case 'body_too_slow':
        c.header('Connection', 'close')
        return refuse(c, 408, 'request_timeout', 'body: It came too slowly. Send it again.')
      default:
        throw error
    }
  }
}

/**
 * Reads a body with a picture. Reserves the declared length or `UNDECLARED_BYTES` first, then only `bytesOf` of the parsed
 * body, which the caller has to release.
 */
export async function readWithinBudget<T extends object>(
  c: Context,
  budget: ByteBudget,
  {
    parse,
    bytesOf,
    ...rules
  }: BodyRules & { parse: (body: unknown) => T; bytesOf: (request: T) => number }
): Promise<{ request: T; reservation: Reservation } | Response> {
  const most = Math.min(declaredLength(c.req.raw) ?? UNDECLARED_BYTES, BODY_MAX_BYTES)
  const reservation = budget.reserve(most)
  if (reservation === null) return refuseWhileFull(c, 'pictures')
  let request: T | Response | null = null
  try {
    request = await readBody(c, parse, rules)
    if (request instanceof Response) return request
    reservation.shrink(bytesOf(request))
    return { request, reservation }
  } finally {
    if (request === null || request instanceof Response) reservation.leave()
  }
}

/** The answer to a create call while too many tasks of its lane wait. */
export function refuseWhileFull(c: Context, lane: LaneName): Response {
  c.header('Retry-After', lane === 'videos' ? '30' : '5')
  return refuse(c, 429, 'too_many_requests', `Too many ${lane} are waiting. Try again later.`)
}

/** The largest image in base64, its title, and room for a larger picture that is refused with its size. */
const BODY_MAX_BYTES = 16 * 1024 * 1024

/** Parsing a picture's body takes some ms: one at a time, with other requests in between. */
const turns = new Turns()

/**
 * The body of a request as JSON. Throws `bad_request` when it is of another type or malformed, and what
 * `chunksOf` throws.
 */
async function readJson(request: Request, maxBytes: number, pace: Pace): Promise<unknown> {
  const type = request.headers.get('content-type') ?? ''
  if (!/^application\/json\s*(;|$)/i.test(type)) {
    throw badRequest('body: The Content-Type must be application/json.')
  }
  const chunks: Uint8Array[] = []
  for await (const chunk of chunksOf(request, maxBytes, pace)) chunks.push(chunk)
  await turns.take(() => sleep(0))
  try {
    return parseJson(new TextDecoder().decode(concatUint8Arrays(chunks)))
  } catch {
    throw badRequest('body: This is not valid JSON.')
  }
}
