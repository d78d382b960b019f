import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import { createService, createServiceOn, type Service, type ServiceOptions } from '../../service'
import type { SharedBrowser } from '../browser/shared-browser'
import { threadEngine } from '../engine/thread-engine'
import type { CaptureTools } from '../pages/capture-page'
import type { RedisBacking } from '../redis/redis-backing'
import { browserBackends } from './browser-backends'
import { continueWhenRead } from './continue-when-read'

/** Open requests may take so long to end when the server stops, ms. */
const GRACE_MS = 10_000

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
  /** How long open requests may take to end when the server stops, ms; 10 seconds when left out. */
  graceMs?: number
  /** Where it keeps what it has, for others to compute, and closes when it stops; else it does all itself, in memory. */
  backing?: RedisBacking
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
  /** Takes no new requests, ends what browsers do, and resolves when open requests are answered or were cut off. */
  stop(): Promise<void>
}

/** Puts the service on HTTP, on this machine only. Rejects when the port is taken. */
export async function startServer({
  port,
  threads = availableParallelism(),
  graceMs = GRACE_MS,
  backing,
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
  }) as Server
  // Bodies have a pace of their own to keep, and an upload may take longer than Node allows.
  server.requestTimeout = 0
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    continueWhenRead(incoming, outgoing)
    server.emit('request', incoming, outgoing)
  })
  let isStopping = false
  server.on('request', (_: IncomingMessage, outgoing: ServerResponse) => {
    // A connection that is kept alive would keep the server from closing.
    outgoing.once('close', () => setImmediate(() => isStopping && server.closeIdleConnections()))
  })
  server.listen(port, LOOPBACK)
  await once(server, 'listening')
  const address = server.address() as AddressInfo
  const baseUrl = `http://${LOOPBACK}:${address.port}/v2`
  const backends = browser && browserBackends(browser, pages)
  const engine = threadEngine(threads)
  service = backing
    ? createServiceOn(backing, { ...options, baseUrl })
    : createService({ ...options, ...backends, baseUrl, engine })
  return {
    baseUrl,
    async stop() {
      isStopping = true
      const closed = once(server, 'close')
      server.close()
      const patience = setTimeout(() => server.closeAllConnections(), graceMs)
      await Promise.all([closed, browser?.stop()])
      clearTimeout(patience)
      await Promise.all([engine.stop(), backends?.videos.stop(), backing?.close()])
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
