import type { MiddlewareHandler } from 'hono'
import { refuse } from '../routes/refuse'
import { equalTexts } from '../storage/storage-links'

/** Admits or refuses a request by its key, before its body is read. */
export type Gate = (key: string, request: Request) => Promise<Admission>

/** Admitted; an unknown key; or a key that has to wait, with a message for the sender. */
export type Admission = 'open' | 'unknown' | { retryAfterSeconds: number; message: string }

/** Admits requests whose bearer token is the key, or which the gate admits; others get a 401 or 429. */
export function authenticate(key: string | Gate): MiddlewareHandler {
  const gate = typeof key === 'string' ? gateOf(key) : key
  return async (c, next) => {
    const admission = await gate(bearerToken(c.req.header('authorization')), c.req.raw)
    if (admission === 'open') return next()
    if (admission === 'unknown') {
      return refuse(c, 401, 'authentication_failed', 'The API key is missing or wrong.')
    }
    c.header('Retry-After', String(admission.retryAfterSeconds))
    return refuse(c, 429, 'too_many_requests', admission.message)
  }
}

/** The key in an Authorization header; empty without one. */
export function bearerToken(authorization = ''): string {
  return /^Bearer +(\S.*)$/i.exec(authorization)?.[1] ?? ''
}

function gateOf(key: string): Gate {
  return (given) => Promise.resolve(equalTexts(given, key) ? 'open' : 'unknown')
}
