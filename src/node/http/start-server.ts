import { createAdaptorServer } from '@hono/node-server'
import { once } from 'node:events'
import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { availableParallelism } from 'node:os'
import type { Engine } from '../../engine/engine'
import { createServiceOn, inMemory, type Service, type ServiceOptions } from '../../service'
import type { SharedBrowser } from '../browser/shared-browser'
import { reasonOf } from '../cli/reason-of'
import { threadEngine } from '../engine/thread-engine'
import type { CaptureTools } from '../pages/capture-page'
import type { RedisBacking } from '../redis/redis-backing'
import { browserBackends } from '../videos/browser-backends'
import { type Ending, HEALTH_PATH, healthOf } from './health'

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
  /** The address to listen at; the loopback's, which this machine alone can reach, when left out. */
  host?: string
  /** Public address of a proxy in front of it: links begin so, and its host name is accepted too. */
  publicUrl?: URL
  /** How many analyses are computed at once, each on a thread; as many as there are cores when left out. */
  threads?: number
  /** An engine that outlives the server; threads of its own when left out. */
  engine?: Engine
  /** How long open requests may take to end when the server stops, ms; 10 seconds when left out. */
  graceMs?: number
  /** A store and queue for workers, closed with the server; in memory, with threads of its own, when left out. */
  backing?: RedisBacking
  /** For capturing pages and decoding videos; stopped with the server. */
  browser?: SharedBrowser
  /** Where captured pages may connect to, and how long they may take. */
  pages?: Omit<CaptureTools, 'browser'>
  /** Called for each request. */
  watch?: (incoming: IncomingMessage, outgoing: ServerResponse) => void
  /** Called for each request in place of the service, which it may call. */
  middleware?: (request: Request, service: Service) => Promise<Response>
}

export interface RunningServer {
  /** Base URL of the service on this machine, with its version segment. */
  baseUrl: string
  /** Takes no new requests, stops the browser, and resolves when open requests are answered or cut off. */
  stop(): Promise<void>
}

/** Puts the service on HTTP. Rejects with a sentence when it cannot listen there. */
export async function startServer({
  port,
  host = LOOPBACK,
  publicUrl,
  threads = availableParallelism(),
  engine: given,
  graceMs = GRACE_MS,
  backing: shared,
  browser,
  pages,
  watch = () => undefined,
  middleware = (request, service) => service(request),
  ...options
}: ServerOptions): Promise<RunningServer> {
  const backends = browser && browserBackends(browser, pages)
  const own = threadEngine(given ? 0 : threads)
  const engine = given ?? own
  const backing = shared ?? inMemory({ ...options, ...backends, engine })
  const ending = { isEnding: false }
  const health = healthOf(backing, shared ? 0 : threads, ending)
  let service: Service | null = null
  const server = createHttpServer({
    watch,
    ending,
    answer: (request) => {
      if (new URL(request.url).pathname === HEALTH_PATH) return health(request)
      const name = hostName(request.headers.get('host'))
      return service !== null && (LOCAL_NAMES.has(name) || name === publicUrl?.hostname)
        ? middleware(request, service)
        : new Response('This service does not answer to this host name.\n', { status: 421 })
    }
  })
  server.listen(port, host)
  const name = host.includes(':') ? `[${host}]` : host
  await once(server, 'listening').catch((error: unknown) => {
    throw new Error(`${name}:${port} cannot be used: ${reasonOf(error)}`, { cause: error })
  })
  const here = `http://${name}:${(server.address() as AddressInfo).port}`
  service = createServiceOn(backing, { ...options, baseUrl: `${publicUrl?.origin ?? here}/v2` })
  return {
    baseUrl: `${here}/v2`,
    async stop() {
      ending.isEnding = true
      const closed = once(server, 'close')
      server.close()
      const patience = setTimeout(() => server.closeAllConnections(), graceMs)
      await Promise.all([closed, browser?.stop()])
      clearTimeout(patience)
      await Promise.all([own.stop(), backends?.videos.stop(), shared?.close()])
    }
  }
}

interface Answering extends Required<Pick<ServerOptions, 'watch'>> {
  answer: (request: Request) => Promise<Response> | Response
  ending: Ending
}

function createHttpServer({ answer, watch, ending }: Answering): Server {
  const server = createAdaptorServer({ fetch: answer }) as Server
  // The service limits the pace of bodies, and an upload may take longer than Node allows.
  server.requestTimeout = 0
  server.on('checkContinue', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    continueWhenRead(incoming, outgoing)
    server.emit('request', incoming, outgoing)
  })
  server.prependListener('request', (incoming: IncomingMessage, outgoing: ServerResponse) => {
    watch(incoming, outgoing)
    // A connection that is kept alive would keep the server from closing.
    outgoing.once('close', () =>
      setImmediate(() => ending.isEnding && server.closeIdleConnections())
    )
  })
  return server
}

/**
 * Host names of requests to this machine. A page elsewhere can make its own name resolve to 127.0.0.1 (DNS rebinding),
 * but its requests still carry that name.
 */
const LOCAL_NAMES = new Set(['127.0.0.1', 'localhost'])

function hostName(host: string | null): string {
  return (host ?? '').replace(/:\d+$/, '').toLowerCase()
}

/**
 * Lets a client that waits with its body (`Expect: 100-continue`, as curl does) send it once it is read: never for a
 * request that is refused by its head.
 */
function continueWhenRead(incoming: IncomingMessage, outgoing: ServerResponse): void {
  const read = incoming._read.bind(incoming)
  incoming._read = (size) => {
    incoming._read = read
    if (!outgoing.headersSent) outgoing.writeContinue()
    read(size)
  }
}
