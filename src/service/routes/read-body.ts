import type { Context } from 'hono'
import type { ErrorCode } from '../../interface'
import { BadRequest } from '../requests/bad-request'
import {
  BODY_PACE,
  BodyBrokenOff,
  BodyTooLarge,
  BodyTooSlow,
  declaredLength,
  type Pace
} from '../requests/chunks-of'
import type { Place, Room } from '../queue/room'
import { BODY_MAX_BYTES, readJson } from './read-json'
import { refuse } from './refuse'

/**
 * For a body that does not announce its length, as from a program that calls the service without HTTP: a picture of 5 MB
 * in base64, and room for the rest of it.
 */
const UNDECLARED_BYTES = 10 * 1024 * 1024

interface BodyRules {
  maxBytes?: number
  /** Code of a refusal; `invalid_request` when left out. */
  code?: ErrorCode
  /** How fast it has to come; `BODY_PACE` when left out. */
  pace?: Pace | undefined
}

/** What `parse` makes of a request's JSON body; the answer to send instead when there is none. */
export async function readBody<T extends object>(
  c: Context,
  parse: (body: unknown) => T | Promise<T>,
  { maxBytes = BODY_MAX_BYTES, code = 'invalid_request', pace = BODY_PACE }: BodyRules = {}
): Promise<T | Response> {
  try {
    return await parse(await readJson(c.req.raw, maxBytes, pace))
  } catch (error) {
    if (error instanceof BadRequest) return refuse(c, 400, code, error.message)
    if (error instanceof BodyBrokenOff) return refuse(c, 400, code, 'body: Its end is missing.')
    if (error instanceof BodyTooLarge) {
      return refuse(c, 413, code, `body: At most ${maxBytes} bytes are read.`)
    }
    if (error instanceof BodyTooSlow) {
      c.header('Connection', 'close')
      return refuse(c, 408, 'request_timeout', 'body: It came too slowly. Send it again.')
    }
    throw error
  }
}

/**
 * The same for a body that holds a picture: its place is reserved by the length that it announces, or `UNDECLARED_BYTES`,
 * before anything of it is read. `bytesOf` is what remains to be held. Whoever gets a place leaves it.
 */
export async function readIntoRoom<T extends object>(
  c: Context,
  room: Room,
  {
    parse,
    bytesOf,
    ...rules
  }: BodyRules & { parse: (body: unknown) => T; bytesOf: (request: T) => number }
): Promise<{ request: T; place: Place } | Response> {
  const most = Math.min(declaredLength(c.req.raw) ?? UNDECLARED_BYTES, BODY_MAX_BYTES)
  const place = room.reserve(most)
  if (place === null) return refuseWhileFull(c)
  let request: T | Response | null = null
  try {
    request = await readBody(c, parse, rules)
    if (request instanceof Response) return request
    place.shrink(bytesOf(request))
    return { request, place }
  } finally {
    if (request === null || request instanceof Response) place.leave()
  }
}

/** The answer to a create call while too much waits for the engine. */
export function refuseWhileFull(c: Context): Response {
  c.header('Retry-After', '5')
  return refuse(c, 429, 'too_many_requests', 'Too many pictures are waiting. Try again later.')
}
