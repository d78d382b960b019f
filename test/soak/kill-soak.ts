import type { Redis } from 'ioredis'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { connect } from '../../src/node/redis/connect'
import { key } from '../../src/node/redis/keys'
import { addressOf } from '../bench/served'
import { pagePng } from '../contract/support/pictures'
import { startScript } from '../node/support/run-script'
import { startRedis } from '../support/redis'

const KEY = 'soak-key'
const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
const SENDERS = 4
const POLL_MS = 50
const MOST_PENDING = 24
/** Times that a request without an answer is sent. */
const MOST_TRIES = 5
/** A result is kept for an hour, and its pictures a quarter of one longer. */
const LEAP_MS = 76 * 60_000
const DAY_MS = 24 * 60 * 60_000

/** What one hour of a service came to, and what was left once it had passed. */
interface Hour {
  /** Creates that were accepted. */
  accepted: number
  /** Creates that a killed server left without an answer, and that were sent again. */
  unanswered: number
  /** Accepted analyses by how they ended; `success` is wanted of all. */
  ended: Record<string, number>
  /** Analyses that Redis had a record of, at the end. */
  records: number
  /** From the first create to the last result, s. */
  seconds: number
  /** From the death of the worker until both works were done that were under way then: one was its own. s. */
  recovered: number
  /** MB that Redis held, at the end and when the results had expired. */
  redis: { full: number; after: number }
  /** Results that could still be had then. */
  kept: number
}

/** What became of a service of several processes, of which some are killed. */
export interface KillOutcome {
  hours: Hour[]
  /** MB that Redis held before, and a day after. */
  redis: { before: number; after: number }
}

/**
 * Sends analyses to two servers with two workers on one Redis, all processes of their own, for so many hours. When a
 * third of an hour's have ended, a worker is killed (`kill -9`); at a half a server is, and its clients go on at the
 * other. Both are started again. The hour passes by a leap of all clocks.
 */
export async function killSoak(creates: number, hours: number): Promise<KillOutcome> {
  const redis = await startRedis()
  const service = await startService(redis.url)
  const asking = await connect(redis.url)
  try {
    const before = await megabytesOf(asking)
    const outcome: Hour[] = []
    for (let hour = 0; hour < hours; hour++) {
      outcome.push(await passHour(Math.ceil(creates / hours), service, asking))
    }
    await service.leap(DAY_MS)
    return { hours: outcome, redis: { before, after: await megabytesOf(asking) } }
  } finally {
    await service.stop()
    asking.disconnect()
    await redis.stop()
  }
}

interface Team {
  /** Where the servers answer that are alive. */
  addresses: string[]
  killWorker: () => Promise<void>
  killServer: () => Promise<void>
  /** Lets time pass, for all processes and what Redis keeps. */
  leap: (ms?: number) => Promise<void>
  stop: () => Promise<void>
}

async function startService(url: string): Promise<Team> {
  let ahead = 0
  const start = (command: string, args: readonly string[]): ChildProcess =>
    startScript('test/soak/service-process.ts', [command, '--redis', url, ...args], {
      ...{ GLANCE_LEAP_MS: String(LEAP_MS), GLANCE_AHEAD_MS: String(ahead) },
      // Pictures are sent alone: a browser would only take its memory.
      CHROMIUM_PATH: '/no/browser'
    })
  /** In the order of `addresses`. */
  const servers: ChildProcess[] = []
  const workers: ChildProcess[] = []
  const addresses: string[] = []
  const addServer = async (): Promise<void> => {
    const server = start('serve', ['--port', '0', '--key', KEY])
    const address = await addressOf(server.stdout!)
    servers.push(server)
    addresses.push(address)
  }
  const addWorker = async (): Promise<void> => {
    const worker = start('work', ['--threads', '1'])
    workers.push(worker)
    await once(worker.stdout!, 'data')
  }
  await Promise.all([addServer(), addServer(), addWorker(), addWorker()])
  return {
    addresses,
    killWorker: async () => {
      await ended(workers.shift()!, 'SIGKILL')
      void addWorker()
    },
    killServer: async () => {
      addresses.shift()
      await ended(servers.shift()!, 'SIGKILL')
      void addServer()
    },
    leap: async (ms = LEAP_MS) => {
      ahead += LEAP_MS
      for (const child of [...servers, ...workers]) child.kill('SIGUSR2')
      const redis = await connect(url)
      for await (const names of redis.scanStream()) {
        for (const name of names as string[]) await redis.eval(AGE, 1, name, ms)
      }
      redis.disconnect()
    },
    stop: async () => {
      await Promise.all([...servers, ...workers].map((child) => ended(child, 'SIGTERM')))
    }
  }
}

/** Makes a key so much older, ms. */
const AGE = `
  local left = redis.call('PTTL', KEYS[1])
  if left < 0 then return end
  if left <= tonumber(ARGV[1]) then redis.call('DEL', KEYS[1])
  else redis.call('PEXPIRE', KEYS[1], left - ARGV[1]) end`

async function passHour(creates: number, service: Team, redis: Redis): Promise<Hour> {
  const { addresses, killServer, killWorker, leap } = service
  const png = await pagePng()
  const input = { type: 'image', content: png.toString('base64'), medium: 'generic', title: 'Soak' }
  const body = JSON.stringify({ input })
  const pending = new Set<string>()
  const ends = new Map<string, { status: string; at: number }>()
  const hour = { accepted: 0, unanswered: 0 }
  const death = { at: NaN, underWay: [] as string[] }
  const start = performance.now()
  let left = creates

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (let tries = 1; ; tries++) {
      const base = addresses[Math.floor(Math.random() * addresses.length)]!
      try {
        return await fetch(base + path, { headers: HEADERS, ...init })
      } catch (error) {
        // The server that was killed, or one that has just closed a connection nobody used: the other is asked.
        if (tries === MOST_TRIES) throw error
        if (init.method === 'POST') hour.unanswered += 1
      }
    }
  }
  const send = async (): Promise<void> => {
    while (left-- > 0) {
      // So that there is still much to send when the server is killed.
      await until(() => pending.size < MOST_PENDING)
      const answer = await call('/analyses', { method: 'POST', body })
      if (answer.status !== 201) throw new Error(`A create was answered with ${answer.status}.`)
      hour.accepted += 1
      pending.add(((await answer.json()) as { id: string }).id)
    }
  }
  const look = async (): Promise<void> => {
    while (ends.size < creates) {
      for (const id of pending) {
        const { status } = (await (await call(`/analyses/${id}`)).json()) as { status: string }
        if (status === 'pending') continue
        pending.delete(id)
        ends.set(id, { status, at: performance.now() })
      }
      await sleep(POLL_MS)
    }
  }
  const kill = async (): Promise<void> => {
    await until(() => ends.size >= creates / 3)
    // Works are done in the order they came, one by each worker.
    death.underWay = [...pending].slice(0, 2)
    death.at = performance.now()
    await killWorker()
    await until(() => ends.size >= creates / 2)
    await killServer()
  }

  await Promise.all([kill(), look(), ...Array.from({ length: SENDERS }, send)])
  const lastEnd = (ids: Iterable<string>): number =>
    Math.max(...Array.from(ids, (id) => ends.get(id)?.at ?? NaN))
  const records = (await redis.keys(key.record('analysis', '*'))).length
  const full = await megabytesOf(redis)
  await leap()
  const after = await megabytesOf(redis)
  let kept = 0
  for (const id of ends.keys()) if ((await call(`/analyses/${id}`)).status !== 410) kept += 1
  return {
    ...hour,
    ended: countOf([...ends.values()].map(({ status }) => status)),
    records,
    seconds: (lastEnd(ends.keys()) - start) / 1000,
    recovered: (lastEnd(death.underWay) - death.at) / 1000,
    redis: { full, after },
    kept
  }
}

function countOf(names: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const name of names) counts[name] = (counts[name] ?? 0) + 1
  return counts
}

async function megabytesOf(redis: Redis): Promise<number> {
  const [, bytes] = /used_memory:(\d+)/.exec(await redis.info('memory')) ?? []
  return Number(bytes) / 1e6
}

async function until(condition: () => boolean): Promise<void> {
  while (!condition()) await sleep(POLL_MS)
}

async function ended(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const closed = once(child, 'close')
  child.kill(signal)
  await closed
}
