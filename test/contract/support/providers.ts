import { browserBackends } from '../../../src/node/http/browser-backends'
import { type ServerOptions, startServer } from '../../../src/node/http/start-server'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { runToEnd } from '../../../src/perception'
import { createService, engineHere, type ServiceOptions } from '../../../src/service'
import { sharedBrowser } from '../../support/browser'

export const KEY = 'contract-key'

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
    engine: engineHere({
      codec: sharpCodec,
      drive: (steps) => Promise.resolve(runToEnd(steps))
    }),
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
    clock: clock.now
  })
  return {
    baseUrl: server.baseUrl,
    fetch: (request) => fetch(request),
    pass: clock.pass,
    stop: server.stop
  }
}

/** Every test of the contract runs on each of them. */
export const PROVIDERS = [
  ['embedded', embedded],
  ['over HTTP', overHttp]
] as const
