import type { MiddlewareHandler } from 'hono'
import { refuse } from '../routes/refuse'
import { equalTexts } from './equal-texts'

/** Lets requests through that carry the key as a bearer token; all others get a 401. */
export function authenticate(key: string): MiddlewareHandler {
  return async (c, next) => {
    const given = /^Bearer +(\S.*)$/i.exec(c.req.header('authorization') ?? '')?.[1] ?? ''
    if (equalTexts(given, key)) return next()
    return refuse(c, 401, 'authentication_failed', 'The API key is missing or wrong.')
  }
}
