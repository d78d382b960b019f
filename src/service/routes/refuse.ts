import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServiceErrorBody } from '../../interface'

/** An error answer in the shape of the status and analysis endpoints. */
export function refuse(
  c: Context,
  status: ContentfulStatusCode,
  code: string,
  message: string
): Response {
  const body: ServiceErrorBody = { error: { code, message } }
  return c.json(body, status)
}
