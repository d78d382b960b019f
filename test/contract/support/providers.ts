import { startServer } from '../../../src/node/http/start-server'
import { sharpCodec } from '../../../src/node/images/sharp-codec'
import { runToEnd } from '../../../src/perception'
import { createService } from '../../../src/service'

export const KEY = 'contract-key'

/** One running service, however it is reached. */
export interface Provider {
  baseUrl: string
  fetch: (request: Request) => Promise<Response>
  /** Moves the service's clock forward. */
  pass: (ms: number) => void
  stop: () => Promise<void>
}

function movableClock(): { now: () => number; pass: (ms: number) => void } {
  let offset = 0
  return { now: () => Date.now() + offset, pass: (ms) => (offset += ms) }
}

async function embedded(): Promise<Provider> {
  const clock = movableClock()
  const baseUrl = 'https://embedded.invalid/v2'
  const fetch = createService({
    baseUrl,
    key: KEY,
    codec: sharpCodec,
    drive: (steps) => Promise.resolve(runToEnd(steps)),
    clock: clock.now
  })
  return { baseUrl, fetch, pass: clock.pass, stop: async () => {} }
}

async function overHttp(): Promise<Provider> {
  const clock = movableClock()
  const server = await startServer({ port: 0, key: KEY, clock: clock.now })
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
