import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { pagePng, pngOfSize } from '../../contract/support/pictures'
import { startScript } from '../../node/support/run-script'
import { addressOf } from '../served'
import { round, type Table } from '../table'
import type { Watched } from './watched-server'

const KEY = 'bench-key'
const CREATES = 200
const FILE_BYTES = 2_000_000
const THREADS = [1, 2]
/** Clients that each send their next picture when the last was accepted. */
const SENDERS = 8
const POLL_MS = 250

interface Load extends Watched {
  /** ms, of the call that a client asks with whether its key is accepted. */
  status: number[]
  /** From the first create to the last result, ms. */
  total: number
  turnedAway: number
}

/** What pictures of 2 MB do to a server of its own process: its answers meanwhile, its memory, its pace. */
export async function measureLoad(creates = CREATES): Promise<Table> {
  const png = await pngOfSize(FILE_BYTES, pagePng(1440, 1024))
  const body = new TextEncoder().encode(
    JSON.stringify({
      input: { type: 'image', content: png.toString('base64'), medium: 'desktopWeb', title: 'Load' }
    })
  )
  const loads: Load[] = []
  for (const threads of THREADS) loads.push(await load(threads, body, creates))
  const row = (label: string, of: (load: Load) => number) => ({
    label,
    values: loads.map((one) => round(of(one)))
  })
  return {
    title: `${creates} creates of ${FILE_BYTES / 1e6} MB, 1440 x 1024 px, from ${SENDERS} clients`,
    note: 'A server in a process of its own, asked every 50 ms by another whether it works. Clients, and what asks, are on the same machine.',
    columns: THREADS.map((threads) => `--threads ${threads}`),
    rows: [
      row('status call, median, ms', ({ status }) => quantile(status, 0.5)),
      row('status call, 99th percentile, ms', ({ status }) => quantile(status, 0.99)),
      row('status call, slowest, ms', ({ status }) => quantile(status, 1)),
      row('event loop delay, 99th percentile, ms', ({ loopDelay }) => loopDelay),
      row('resident memory, most, MB', ({ mostMegabytes }) => mostMegabytes),
      row('analyses a minute', ({ total }) => (creates * 60_000) / total),
      row('turned away with 429, and sent again', ({ turnedAway }) => turnedAway)
    ]
  }
}

async function load(
  threads: number,
  body: Uint8Array<ArrayBuffer>,
  creates: number
): Promise<Load> {
  const args = ['--port', '0', '--key', KEY, '--threads', String(threads)]
  const server = startScript('test/bench/load/watched-server.ts', args)
  const said = textOf(server)
  const baseUrl = await addressOf(server.stdout!)
  // Before anything is measured, every thread has started.
  const warm = Array.from({ length: threads }, () => created(baseUrl, body))
  for (const location of await Promise.all(warm)) await settled(location)
  const asking = startScript('test/bench/load/ask-status.ts', [baseUrl, KEY])
  const asked = textOf(asking)
  server.kill('SIGUSR2')
  const start = performance.now()
  const turnedAway = await sendAll(baseUrl, body, creates)
  const total = performance.now() - start
  await ended(asking)
  await ended(server)
  const status = JSON.parse(await asked) as number[]
  const watched = JSON.parse((await said).trimEnd().split('\n').at(-1)!) as Watched
  return { ...watched, status, total, turnedAway }
}

async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

/** All that a process writes to its standard output. */
async function textOf({ stdout }: ChildProcess): Promise<string> {
  let text = ''
  stdout!.on('data', (data: Buffer) => (text += data.toString()))
  await once(stdout!, 'close')
  return text
}

/** Sends every picture until it is accepted, waits for the last result, and counts the refusals. */
async function sendAll(
  baseUrl: string,
  body: Uint8Array<ArrayBuffer>,
  creates: number
): Promise<number> {
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
  for (const location of locations) await settled(location)
  return turnedAway
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
