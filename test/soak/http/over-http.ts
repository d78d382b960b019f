import { allFaults, type Fault } from '../faults'
import { chooser, type Injected } from '../faulty'
import { keepLedger, type Ledger } from '../ledger'
import { newService } from '../new-service'
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
  /** Nothing fails while it is true. */
  calm: { value: boolean }
}

/** Serves the real service and breaks its answers as the seed decides; calls `reached` for every request. */
export async function serveFaults(
  { seed, rate, calm }: Faults,
  tell: (injected: Injected) => void,
  reached: (request: Request) => void
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
