import { setTimeout as sleep } from 'node:timers/promises'
import type { ServerOptions } from '../../../src/node/http/start-server'

export type Middleware = NonNullable<ServerOptions['middleware']>

/**
 * Holds the answer about a result or a text back until it is there, so that no caller waits for the
 * panel's next question, which comes seconds later, or half a minute.
 */
export const whenSettled: Middleware = async (request, next) => {
  if (request.method !== 'GET') return next(request)
  for (;;) {
    const response = await next(request)
    if (!isJson(response) || !UNSETTLED.test(await response.clone().text())) return response
    await sleep(10)
  }
}

const UNSETTLED = /"status":"(pending|started|processing)"/

function isJson(response: Response): boolean {
  return (response.headers.get('content-type') ?? '').startsWith('application/json')
}
