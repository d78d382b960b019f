import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pagePng, pngOfSize } from '../../contract/support/pictures'
import { startScript } from '../../node/support/run-script'
import { addressOf, residentMegabytes } from '../served'
import { round, type Table } from '../table'

const KEY = 'bench-key'
const CREATES = 200
const FILE_BYTES = 2_000_000
const THREADS = [1, 2]
/** Clients that each send their next picture when the last was accepted. */
const SENDERS = 8
const RETRY_MS = 250
const STATUS_EVERY_MS = 50

interface Load {
  /** ms, of the call that a client asks with whether its key is accepted. */
  status: number[]
  mostMegabytes: number
  /** From the first create to the last result, ms. */
  total: number
  turnedAway: number
}

/** What 200 pictures of 2 MB do to a server of its own process: its answers meanwhile, its memory, its pace. */
export async function measureLoad(): Promise<Table> {
  const png = await pngOfSize(FILE_BYTES, pagePng(1440, 1024))
  const body = JSON.stringify({
    input: { type: 'image', content: png.toString('base64'), medium: 'desktopWeb', title: 'Load' }
  })
  const loads: Load[] = []
  for (const threads of THREADS) loads.push(await load(threads, body))
  const [one, two] = loads as [Load, Load]
  const row = (label: string, of: (load: Load) => number) => ({
    label,
    values: [round(of(one)), round(of(two)), round(of(two) / of(one), 2)]
  })
  return {
    title: `${CREATES} creates of ${FILE_BYTES / 1e6} MB, 1440 x 1024 px, from ${SENDERS} clients`,
    note: 'A server in a process of its own, asked every 50 ms whether it works. Clients, and what draws their pictures, are on the same machine.',
    columns: [...THREADS.map((threads) => `--threads ${threads}`), 'ratio'],
    rows: [
      row('status call, median, ms', ({ status }) => quantile(status, 0.5)),
      row('status call, 99th percentile, ms', ({ status }) => quantile(status, 0.99)),
      row('status call, slowest, ms', ({ status }) => quantile(status, 1)),
      row('resident memory, most, MB', ({ mostMegabytes }) => mostMegabytes),
      row('results a minute', ({ total }) => (CREATES * 60_000) / total),
      row('turned away with 429, and sent again', ({ turnedAway }) => turnedAway)
    ]
  }
}

async function load(threads: number, body: string): Promise<Load> {
  const args = ['--port', '0', '--key', KEY, '--threads', String(threads)]
  const server = startScript('src/node/serve.ts', args)
  try {
    const baseUrl = await addressOf(server.stdout!)
    await settled(baseUrl, (await create(baseUrl, body))!)
    const watch = new AbortController()
    const status: number[] = []
    const memory: number[] = []
    const watching = [
      sample(watch.signal, STATUS_EVERY_MS, async () => {
        const start = performance.now()
        await (await fetch(baseUrl, { headers: HEADERS })).text()
        status.push(performance.now() - start)
      }),
      sample(watch.signal, 250, async () => {
        memory.push(await residentMegabytes(server.pid!))
      })
    ]
    const start = performance.now()
    const turnedAway = await sendAll(baseUrl, body)
    const total = performance.now() - start
    watch.abort()
    await Promise.all(watching)
    return { status, mostMegabytes: Math.max(...memory), total, turnedAway }
  } finally {
    server.kill('SIGTERM')
    await once(server, 'close')
  }
}

/** Sends every picture until it is accepted, waits for the last result, and counts the refusals. */
async function sendAll(baseUrl: string, body: string): Promise<number> {
  let turnedAway = 0
  const locations: string[] = []
  let left = CREATES
  const send = async (): Promise<void> => {
    while (left > 0) {
      left -= 1
      let location = await create(baseUrl, body)
      for (; location === null; location = await create(baseUrl, body)) {
        turnedAway += 1
        await sleep(RETRY_MS)
      }
      locations.push(location)
    }
  }
  await Promise.all(Array.from({ length: SENDERS }, send))
  for (const location of locations) await settled(baseUrl, location)
  return turnedAway
}

const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }

/** Where an analysis is to be found; null when it was turned away. */
async function create(baseUrl: string, body: string): Promise<string | null> {
  const answer = await fetch(`${baseUrl}/analyses`, { method: 'POST', headers: HEADERS, body })
  await answer.text()
  if (answer.status !== 201 && answer.status !== 429) {
    throw new Error(`The create was answered with ${answer.status}.`)
  }
  return answer.headers.get('location')
}

async function settled(baseUrl: string, location: string): Promise<void> {
  for (;;) {
    const answer = await fetch(new URL(location, baseUrl), { headers: HEADERS })
    const { status } = (await answer.json()) as { status: string }
    if (status === 'success' || answer.status === 410) return
    if (status !== 'pending') throw new Error(`An analysis ended as ${status}.`)
    await sleep(20)
  }
}

async function sample(
  signal: AbortSignal,
  everyMs: number,
  take: () => Promise<void>
): Promise<void> {
  while (!signal.aborted) {
    await take()
    await sleep(everyMs)
  }
}

function quantile(values: number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))]!
}
