import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { connect } from '../../../src/node/redis/connect'
import { startScript } from '../../node/support/run-script'
import { HAS_REDIS, startRedis } from '../../support/redis'
import { addressOf } from '../served'
import type { Watched } from './watched-process'

export const KEY = 'bench-key'

/** A way to run the service. */
export interface Setup {
  label: string
  /** Analyses that are computed at the same time. */
  atOnce: number
  start: () => Promise<Running>
}

export interface Running {
  baseUrl: string
  /** The process that answers. */
  server: ChildProcess
  /** Ends all processes, and says what they had. */
  stop: () => Promise<Had>
}

export interface Had {
  server: Watched
  /** The most that processes which only compute held, all together, MB; null where there are none. */
  workersMegabytes: number | null
  /** The most that Redis held, MB; null where there is none. */
  redisMegabytes: number | null
}

/** One process that computes on its own threads; and, where there is a redis-server, a server and processes that compute. */
export const SETUPS: Setup[] = [1, 2].map((threads) => ({
  label: `--threads ${threads}`,
  atOnce: threads,
  start: () => startAlone(threads)
}))
if (HAS_REDIS) {
  for (const workers of [1, 2]) {
    const label = workers === 1 ? '--redis, 1 worker' : `--redis, ${workers} workers`
    SETUPS.push({ label, atOnce: workers, start: () => startTeam(workers) })
  }
}

async function startAlone(threads: number): Promise<Running> {
  const one = startWatched('serve', ['--port', '0', '--key', KEY, '--threads', String(threads)])
  const baseUrl = await addressOf(one.child.stdout!)
  const stop = async (): Promise<Had> => ({
    server: await one.end(),
    workersMegabytes: null,
    redisMegabytes: null
  })
  return { baseUrl, server: one.child, stop }
}

async function startTeam(workers: number): Promise<Running> {
  const redis = await startRedis()
  const server = startWatched('serve', ['--port', '0', '--key', KEY, '--redis', redis.url])
  const baseUrl = await addressOf(server.child.stdout!)
  const team = Array.from({ length: workers }, () =>
    startWatched('work', ['--redis', redis.url, '--threads', '1'])
  )
  await Promise.all(team.map(({ child }) => once(child.stdout!, 'data')))
  const stop = async (): Promise<Had> => {
    const had = {
      server: await server.end(),
      workersMegabytes: sum(await Promise.all(team.map((worker) => worker.end()))),
      redisMegabytes: await mostOf(redis.url)
    }
    await redis.stop()
    return had
  }
  return { baseUrl, server: server.child, stop }
}

interface WatchedChild {
  child: ChildProcess
  end: () => Promise<Watched>
}

function startWatched(command: 'serve' | 'work', args: readonly string[]): WatchedChild {
  // Pictures are sent alone: a browser would only take its memory.
  const env = { CHROMIUM_PATH: '/no/browser' }
  const child = startScript('test/bench/load/watched-process.ts', [command, ...args], env)
  const said = textOf(child)
  const end = async (): Promise<Watched> => {
    await ended(child)
    return JSON.parse((await said).trimEnd().split('\n').at(-1)!) as Watched
  }
  return { child, end }
}

function sum(all: readonly Watched[]): number {
  return all.reduce((megabytes, { mostMegabytes }) => megabytes + mostMegabytes, 0)
}

async function mostOf(url: string): Promise<number> {
  const redis = await connect(url)
  const [, bytes] = /used_memory_peak:(\d+)/.exec(await redis.info('memory')) ?? []
  redis.disconnect()
  return Number(bytes) / 1e6
}

export async function ended(child: ChildProcess): Promise<void> {
  const closed = once(child, 'close')
  child.kill('SIGTERM')
  await closed
}

/** All that a process writes to its standard output. */
export async function textOf({ stdout }: ChildProcess): Promise<string> {
  let text = ''
  stdout!.on('data', (data: Buffer) => (text += data.toString()))
  await once(stdout!, 'close')
  return text
}
