import type { FetchFunction } from '../../../src/client'
import { allFaults, type Fault } from '../faults'
import { chooser, type Injected } from '../faulty'
import { keepLedger, type Ledger } from '../ledger'
import { newService } from '../new-service'
import type { Time } from '../world'
import { type FaultServer, startFaultServer } from './fault-server'
import { WIRE_FAULTS, type WireFault } from './wire-faults'

/** In real time, what lasts for minutes is left to the soak in memory. */
const TOO_LONG = /^429|hours|sleep/

/** All that can go wrong with a request over HTTP. */
const HTTP_FAULTS: readonly (Fault | WireFault)[] = [
  ...allFaults(() => undefined).filter(({ name }) => !TOO_LONG.test(name)),
  ...WIRE_FAULTS
]

interface Faults {
  seed: number
  /** 0 to 1. */
  rate: number
  /** Nothing fails as long as it is true. */
  calm?: { value: boolean }
}

/** The real service behind a server that breaks its answers as the seed decides; `reached` is told of every request. */
export async function serveFaults(
  { seed, rate, calm = { value: false } }: Faults,
  tell: (injected: Injected) => void,
  reached: (request: Request) => void = () => undefined
): Promise<FaultServer & { ledger: Ledger }> {
  const ledgers: Ledger[] = []
  const server = await startFaultServer((origin) => {
    const ledger = keepLedger(newService(`${origin}/v2`), 'Film')
    ledgers.push(ledger)
    const choose = chooser(seed, rate, HTTP_FAULTS, ledger.subjectOf, tell)
    return {
      serve: ledger.serve,
      choose: (request) => {
        reached(request)
        return calm.value ? Promise.resolve(null) : choose(request)
      }
    }
  })
  return { ...server, ledger: ledgers[0]! }
}

/** Sends what goes to an address over HTTP to a server, and nothing anywhere else. */
export function hop(from: string, to: string): FetchFunction {
  return async (request) => {
    const url = request.url.replace(from, to)
    if (!url.startsWith(to)) throw new TypeError('fetch failed')
    const { method, headers, signal } = request
    const body = method === 'GET' ? null : await request.arrayBuffer()
    return fetch(new Request(url, { method, headers, signal, body, redirect: 'manual' }))
  }
}

const LOOK_MS = 10
const PATIENCE_MS = 30_000

/** Time as it is. */
export const REAL_TIME: Time = {
  install: () => () => undefined,
  waits: [],
  until: async (condition) => {
    for (let waited = 0; waited < PATIENCE_MS; waited += LOOK_MS) {
      if (condition()) return true
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS))
    }
    return false
  }
}
