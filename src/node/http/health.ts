import { readFileSync } from 'node:fs'
import type { Backing } from '../../service'

export const HEALTH_PATH = '/healthz'

/** The answer of `GET /healthz`. It needs no key, so it says nothing about particular tasks. */
export interface Health {
  status: 'ok' | 'unavailable' | 'ending'
  version: string
  /** Since the server started, s. */
  uptime: number
  /** Analyses that this process computes at once; 0 if workers compute. */
  threads: number
  /** Tasks that wait or run, in all processes that share them; null when unknown. */
  unfinished: number | null
}

const { version } = JSON.parse(
  readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
) as { version: string }

/** Whether a server takes no more requests. */
export interface Ending {
  isEnding: boolean
}

/** Reports the state of a service: 200 while it works, 503 while it ends or cannot reach its store. */
export function healthOf(
  { store, queue }: Backing,
  threads: number,
  ending: Readonly<Ending>
): (request: Request) => Promise<Response> {
  const begun = performance.now()
  return async ({ method }) => {
    if (method !== 'GET' && method !== 'HEAD') {
      return new Response(null, { status: 405, headers: { Allow: 'GET, HEAD' } })
    }
    const unfinished = await store
      .ready()
      .then(() => queue.unfinished())
      .catch(() => null)
    const status = ending.isEnding ? 'ending' : unfinished === null ? 'unavailable' : 'ok'
    const uptime = Math.floor((performance.now() - begun) / 1000)
    const health: Health = { status, version, uptime, threads, unfinished }
    const headers = { 'Cache-Control': 'no-store' }
    return Response.json(health, { status: status === 'ok' ? 200 : 503, headers })
  }
}
