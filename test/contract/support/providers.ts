import { describe } from 'vitest'
import { threadEngine } from '../../../src/node/engine/thread-engine'
import { browserBackends } from '../../../src/node/videos/browser-backends'
import { type ServerOptions, startServer } from '../../../src/node/http/start-server'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { engineHere } from '../../../src/engine/engine-here'
import { createRunner, createService, type ServiceOptions } from '../../../src/service'
import { redisBacking } from '../../../src/node/redis/redis-backing'
import { startWorkers } from '../../../src/node/redis/workers'
import { sharedBrowser } from '../../support/browser'
import { HAS_REDIS, startRedis, WITH_REDIS } from '../../support/redis'

export const KEY = 'contract-key'

/** What computes for all servers of these tests: a thread that has computed before is several times as fast as a new one. */
const engine = threadEngine(1)

/** One running service, however it is reached. */
export interface Provider {
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  /** Moves the service's clock forward. */
  pass: (ms: number) => void
  stop: () => Promise<void>
}

/** What a test may change of a service. */
interface Settings extends Pick<ServiceOptions, 'dynamicSaliency'> {
  /** Pages and videos need one; it starts when it is first used. */
  hasBrowser?: boolean
  pages?: NonNullable<ServerOptions['pages']>
}

function movableClock(): { now: () => number; pass: (ms: number) => void } {
  let offset = 0
  return { now: () => Date.now() + offset, pass: (ms) => (offset += ms) }
}

async function embedded({
  hasBrowser = true,
  pages,
  ...account
}: Settings = {}): Promise<Provider> {
  const clock = movableClock()
  const browser = sharedBrowser()
  const backends = browserBackends(browser, pages)
  const baseUrl = 'https://embedded.invalid/v2'
  const fetch = createService({
    ...account,
    ...(hasBrowser && backends),
    baseUrl,
    key: KEY,
    engine: engineHere({ codec: sharpCodec }),
    clock: clock.now
  })
  const stop = async (): Promise<void> => {
    await browser.stop()
    await backends.videos.stop()
  }
  return { baseUrl, fetch, pass: clock.pass, stop }
}

async function overHttp({ hasBrowser = true, ...settings }: Settings = {}): Promise<Provider> {
  const clock = movableClock()
  const server = await startServer({
    ...settings,
    ...(hasBrowser && { browser: sharedBrowser() }),
    port: 0,
    key: KEY,
    engine,
    clock: clock.now
  })
  return {
    baseUrl: server.baseUrl,
    fetch: (request) => fetch(request),
    pass: clock.pass,
    stop: server.stop
  }
}

/** A server that only answers and a worker, each with connections of its own to a Redis of this provider's own. */
async function withRedis({ dynamicSaliency = true }: Settings = {}): Promise<Provider> {
  const clock = movableClock()
  const redis = await startRedis()
  const options = { clock: clock.now }
  const [backing, works] = [
    await redisBacking(redis.url, options),
    await redisBacking(redis.url, options)
  ]
  const server = await startServer({ ...options, port: 0, key: KEY, dynamicSaliency, backing })
  const report = (error: unknown): void => {
    process.stderr.write(`${String(error)}\n`)
  }
  const workers = startWorkers({
    redis: works.redis,
    runner: createRunner(works, { ...options, engine, report }),
    lanes: ['pictures'],
    picturesAtOnce: 1,
    report
  })
  return {
    baseUrl: server.baseUrl,
    fetch: (request) => fetch(request),
    pass: clock.pass,
    stop: async () => {
      await workers.stop()
      await Promise.all([server.stop(), works.close()])
      await redis.stop()
    }
  }
}

/** Every test of the contract runs on each of them. */
export const PROVIDERS = [
  ['embedded', embedded],
  ['over HTTP', overHttp]
] as const

/** Describes what keeps a browser busy: on the service over HTTP, and in the thorough run on the embedded one, too. */
export function describeWithBrowser(
  name: string,
  tests: (start: (settings?: Settings) => Promise<Provider>, provider: string) => void
): void {
  for (const [provider, start] of PROVIDERS) {
    const tags = provider === 'embedded' ? ['thorough'] : []
    describe(`${name}, ${provider}`, { tags }, () => tests(start, provider))
  }
}

/** Describes what holds on all of them, and with Redis. Browsers and what needs them are tested with it elsewhere. */
export function describeOnAll(
  name: string,
  tests: (start: (settings?: Settings) => Promise<Provider>) => void
): void {
  for (const [provider, start] of PROVIDERS) describe(`${name}, ${provider}`, () => tests(start))
  describe.skipIf(!HAS_REDIS)(`${name}, ${WITH_REDIS}`, () => tests(withRedis))
}
