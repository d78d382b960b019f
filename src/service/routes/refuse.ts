import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { ServiceErrorBody } from '../../interface'
import type { Gone } from '../results/gone-names'

/** What became of a result that was there once. */
export const GONE: Readonly<Record<Gone, string>> = {
  expired: 'The result has expired.',
  dropped: 'The result was dropped before its hour: this service needed the room for newer ones.'
}

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
