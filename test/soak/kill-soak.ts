import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { addressOf } from '../bench/served'
import { pagePng } from '../contract/support/pictures'
import { startScript } from '../node/support/run-script'
import { startRedis } from '../support/redis'

const KEY = 'soak-key'
const HEADERS = { authorization: `Bearer ${KEY}`, 'content-type': 'application/json' }
const SENDERS = 4
const POLL_MS = 50
const MOST_PENDING = 24

/** What became of analyses while a server and a worker of their service were killed. */
interface KillOutcome {
  accepted: number
  /** Creates that a killed server left without an answer, and that were sent again. */
  unanswered: number
  /** Results by their status; `success` is wanted of all that were accepted. */
  ended: Record<string, number>
  /** From the first create to the last result, ms. */
  total: number
  /** From the death of the worker until both works were done that were under way then: one was its own. ms. */
  recovered: number
}

/**
 * Sends analyses to two servers with two workers on one Redis, all processes of their own. When a third of them has
 * ended, a worker is killed (`kill -9`); at a half a server is, and its clients go on at the other.
 */
export async function killSoak(creates: number): Promise<KillOutcome> {
  const redis = await startRedis()
  const shared = ['--redis', redis.url]
  const servers = [0, 1].map(() =>
    startScript('src/node/serve.ts', [...shared, '--port', '0', '--key', KEY])
  )
  const workers = [0, 1].map(() => startScript('src/node/work.ts', [...shared, '--threads', '1']))
  try {
    const addresses = await Promise.all(servers.map((server) => addressOf(server.stdout!)))
    await Promise.all(workers.map((worker) => once(worker.stdout!, 'data')))
    return await run(creates, addresses, servers, workers)
  } finally {
    await Promise.all([...servers, ...workers].map((child) => ended(child, 'SIGTERM')))
    await redis.stop()
  }
}

async function run(
  creates: number,
  addresses: readonly string[],
  servers: readonly ChildProcess[],
  workers: readonly ChildProcess[]
): Promise<KillOutcome> {
  const png = await pagePng(480, 320)
  const input = { type: 'image', content: png.toString('base64'), medium: 'generic', title: 'Soak' }
  const body = JSON.stringify({ input })
  const alive = [...addresses]
  const pending = new Set<string>()
  const ends = new Map<string, { status: string; at: number }>()
  const outcome = { accepted: 0, unanswered: 0 }
  const death = { at: NaN, underWay: [] as string[] }
  const start = performance.now()
  let left = creates

  const call = async (path: string, init: RequestInit = {}): Promise<Response> => {
    for (;;) {
      const base = alive[Math.floor(Math.random() * alive.length)]!
      try {
        return await fetch(base + path, { headers: HEADERS, ...init })
      } catch (error) {
        // The server that was killed; whoever asked it asks the other.
        if (alive.includes(base)) throw error
        if (init.method === 'POST') outcome.unanswered += 1
      }
    }
  }
  const send = async (): Promise<void> => {
    while (left-- > 0) {
      // So that there is still much to send when the server is killed.
      await until(() => pending.size < MOST_PENDING)
      const answer = await call('/analyses', { method: 'POST', body })
      if (answer.status !== 201) throw new Error(`A create was answered with ${answer.status}.`)
      outcome.accepted += 1
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
    await ended(workers[0]!, 'SIGKILL')
    death.at = performance.now()
    // Works are done in the order they came, one by each worker.
    death.underWay = [...pending].slice(0, workers.length)
    await until(() => ends.size >= creates / 2)
    alive.shift()
    await ended(servers[0]!, 'SIGKILL')
  }

  await Promise.all([kill(), look(), ...Array.from({ length: SENDERS }, send)])
  const statuses = [...ends.values()].map(({ status }) => status)
  const lastEnd = (ids: Iterable<string>): number =>
    Math.max(...Array.from(ids, (id) => ends.get(id)?.at ?? NaN))
  return {
    ...outcome,
    ended: Object.fromEntries(
      [...new Set(statuses)].map((status) => [status, statuses.filter((s) => s === status).length])
    ),
    total: lastEnd(ends.keys()) - start,
    recovered: lastEnd(death.underWay) - death.at
  }
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
