import { setTimeout as sleep } from 'node:timers/promises'
import { pagePng, pngOfSize } from '../../contract/support/pictures'
import { startScript } from '../../node/support/run-script'
import { HAS_REDIS } from '../../support/redis'
import { round, type Table } from '../table'
import { ended, type Had, KEY, type Setup, SETUPS, textOf } from './setups'

const CREATES = 200
const FILE_BYTES = 2_000_000
/** Clients that each send their next picture when the last was accepted. */
const SENDERS = 8
const POLL_MS = 250

interface Load extends Had, Sent {
  /** ms, of the call that a client asks with whether its key is accepted. */
  status: number[]
}

/** What pictures of 2 MB do to a service: its answers meanwhile, the memory of its processes, its pace. */
export async function measureLoad(creates = CREATES): Promise<Table> {
  const png = await pngOfSize(FILE_BYTES, pagePng(1440, 1024))
  const body = new TextEncoder().encode(
    JSON.stringify({
      input: { type: 'image', content: png.toString('base64'), medium: 'desktopWeb', title: 'Load' }
    })
  )
  const loads: Load[] = []
  for (const setup of SETUPS) loads.push(await load(setup, body, creates))
  const row = (label: string, of: (load: Load) => number | null) => ({
    label,
    values: loads.map(of).map((value) => (value === null ? '–' : round(value)))
  })
  const perMinute = (ms: number): number => (creates * 60_000) / ms
  return {
    title: `${creates} creates of ${FILE_BYTES / 1e6} MB, 1440 x 1024 px, from ${SENDERS} clients`,
    note: `A server in a process of its own, asked every 50 ms by another whether it works; with --redis it only answers, and each worker, with --threads 1, is a process too. Clients, Redis and what asks are on the same machine.${HAS_REDIS ? '' : ' No redis-server is found: what needs one is left out.'}`,
    columns: SETUPS.map(({ label }) => label),
    rows: [
      row('status call, median, ms', ({ status }) => quantile(status, 0.5)),
      row('status call, 99th percentile, ms', ({ status }) => quantile(status, 0.99)),
      row('status call, slowest, ms', ({ status }) => quantile(status, 1)),
      row('event loop delay, 99th percentile, ms', ({ server }) => server.loopDelay),
      row('resident memory of the server, most, MB', ({ server }) => server.mostMegabytes),
      row('resident memory of workers, most, MB', ({ workersMegabytes }) => workersMegabytes),
      row('memory of Redis, most, MB', ({ redisMegabytes }) => redisMegabytes),
      row('creates accepted a minute', ({ accepted }) => perMinute(accepted)),
      row('analyses a minute', ({ total }) => perMinute(total)),
      row('turned away with 429, and sent again', ({ turnedAway }) => turnedAway)
    ]
  }
}

async function load(
  { atOnce, start }: Setup,
  body: Uint8Array<ArrayBuffer>,
  creates: number
): Promise<Load> {
  const { baseUrl, server, stop } = await start()
  // Before anything is measured, every thread has started.
  const warm = Array.from({ length: atOnce }, () => created(baseUrl, body))
  for (const location of await Promise.all(warm)) await settled(location)
  const asking = startScript('test/bench/load/ask-status.ts', [baseUrl, KEY])
  const asked = textOf(asking)
  server.kill('SIGUSR2')
  const sent = await sendAll(baseUrl, body, creates)
  await ended(asking)
  const status = JSON.parse(await asked) as number[]
  return { ...sent, ...(await stop()), status }
}

interface Sent {
  /** From the first create until the last was accepted, ms. */
  accepted: number
  /** From the first create to the last result, ms. */
  total: number
  turnedAway: number
}

/** Sends every picture until it is accepted, waits for the last result, and counts the refusals. */
async function sendAll(
  baseUrl: string,
  body: Uint8Array<ArrayBuffer>,
  creates: number
): Promise<Sent> {
  const start = performance.now()
  let turnedAway = 0
  const locations: string[] = []
  let left = creates
  const send = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      locations.push(await created(baseUrl, body, () => (turnedAway += 1)))
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
  const accepted = performance.now() - start
  for (const location of locations) await settled(location)
  return { accepted, total: performance.now() - start, turnedAway }
}

const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }

/** Creates an analysis, again after the time that the service asks for when it has no room, and says where it is. */
async function created(
  baseUrl: string,
  body: Uint8Array<ArrayBuffer>,
  onRefusal: () => void = () => undefined
): Promise<string> {
  for (;;) {
    const answer = await fetch(`${baseUrl}/analyses`, { method: 'POST', headers: HEADERS, body })
    await answer.text()
    if (answer.status === 201) return answer.headers.get('location')!
    if (answer.status !== 429) throw new Error(`The create was answered with ${answer.status}.`)
    onRefusal()
    await sleep(Number(answer.headers.get('retry-after')) * 1000)
  }
}

async function settled(location: string): Promise<void> {
  for (;;) {
    const answer = await fetch(location, { headers: HEADERS })
    const { status } = (await answer.json()) as { status: string }
    if (status === 'success' || answer.status === 410) return
    if (status !== 'pending') throw new Error(`An analysis ended as ${status}.`)
    await sleep(POLL_MS)
  }
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
