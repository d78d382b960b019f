import type { MiddlewareHandler } from 'hono'
import { refuse } from '../routes/refuse'
import { equalTexts } from '../storage/storage-links'

/** Decides by its key whether a request comes in, before anything of its body is read. */
export type Gate = (key: string, request: Request) => Promise<Entry>

/** It comes in; its key is not known; or its key has to wait. The message is for whoever sent it. */
export type Entry = 'open' | 'unknown' | { retryAfterSeconds: number; message: string }

/** Lets requests through that carry the key as a bearer token, or one that the gate opens for; others get a 401 or 429. */
export function authenticate(key: string | Gate): MiddlewareHandler {
  const gate = typeof key === 'string' ? gateOf(key) : key
  return async (c, next) => {
    const entry = await gate(bearerToken(c.req.header('authorization')), c.req.raw)
    if (entry === 'open') return next()
    if (entry === 'unknown') {
      return refuse(c, 401, 'authentication_failed', 'The API key is missing or wrong.')
    }
    c.header('Retry-After', String(entry.retryAfterSeconds))
    return refuse(c, 429, 'too_many_requests', entry.message)
  }
}

/** The key that an Authorization header carries; empty when it carries none. */
export function bearerToken(authorization = ''): string {
  return /^Bearer +(\S.*)$/i.exec(authorization)?.[1] ?? ''
}

function gateOf(key: string): Gate {
  return (given) => Promise.resolve(equalTexts(given, key) ? 'open' : 'unknown')
}
