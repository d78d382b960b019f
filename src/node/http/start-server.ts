import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { createService, type Service, type ServiceOptions } from '../../service'
import type { SharedBrowser } from '../browser/shared-browser'
import { threadEngine } from '../engine/thread-engine'
import type { CaptureTools } from '../pages/capture-page'
import { browserBackends } from './browser-backends'

/** Only programs of this machine can connect. */
const LOOPBACK = '127.0.0.1'

export interface ServerOptions extends Pick<
  ServiceOptions,
  'key' | 'clock' | 'report' | 'dynamicSaliency'
> {
  /** 0 takes any free port. */
  port: number
  /** How many analyses are computed at the same time, each on a thread of its own; as many as there are cores when left out. */
  threads?: number
  /** Captures pages and decodes videos, and stops with the server. Without one, neither is possible. */
  browser?: SharedBrowser
  /** Where captured pages may connect to, and how long they may take. */
  pages?: Omit<CaptureTools, 'browser'>
  /** Sees every request before the service does, and may answer in its place. */
  middleware?: (request: Request, service: Service) => Promise<Response>
}

export interface RunningServer {
  /** Base URL of the service, with its version segment. */
  baseUrl: string
  /** Takes no new requests, ends what the browser does, and resolves when open requests are answered. */
  stop(): Promise<void>
}

/** Puts the service on HTTP, on this machine only. Rejects when the port is taken. */
export async function startServer({
  port,
  threads = availableParallelism(),
  browser,
  pages,
  middleware = (request, service) => service(request),
  ...options
}: ServerOptions): Promise<RunningServer> {
  let service: Service | null = null
  const server = createAdaptorServer({
    fetch: (request) =>
      service !== null && isLocalHost(request.headers.get('host') ?? undefined)
        ? middleware(request, service)
        : new Response('This service answers to 127.0.0.1 and localhost only.\n', { status: 421 })
  })
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const baseUrl = `http://${LOOPBACK}:${address.port}/v2`
  const backends = browser && browserBackends(browser, pages)
  const engine = threadEngine(threads)
  service = createService({ ...options, ...backends, baseUrl, engine })
  return {
    baseUrl,
    async stop() {
      server.close()
      await Promise.all([once(server, 'close'), browser?.stop()])
      await Promise.all([engine.stop(), backends?.videos.stop()])
    }
  }
}

/**
 * Whether a request was meant for this machine, by its Host header. A page elsewhere can make its own
 * name resolve to 127.0.0.1 (DNS rebinding); its requests then still carry that name.
 */
function isLocalHost(host: string | undefined): boolean {
  const name = (host ?? '').replace(/:\d+$/, '').toLowerCase()
  return name === '127.0.0.1' || name === 'localhost'
}
