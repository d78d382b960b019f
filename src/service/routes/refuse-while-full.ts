import type { Context } from 'hono'
import { refuse } from './refuse'

/** The answer to a create call while too much waits for the engine. */
export function refuseWhileFull(c: Context): Response {
  c.header('Retry-After', '5')
  return refuse(c, 429, 'too_many_requests', 'Too many pictures are waiting. Try again later.')
}
