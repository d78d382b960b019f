import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Whether there is a Redis to test with; tests that need one are left out, and say so, where there is none. */
export const HAS_REDIS = spawnSync('redis-server', ['--version']).status === 0

/** What the names of tests end with that are left out. */
export const WITH_REDIS = HAS_REDIS
  ? 'with Redis'
  : 'with Redis (left out: no redis-server is found)'

if (!HAS_REDIS) {
  process.stderr.write('Tests with Redis are left out: no redis-server is found.\n')
}

/** A Redis of a test's own, which keeps nothing on a disk. */
export interface TestRedis {
  url: string
  port: number
  /** Ends it as a power cut does. */
  kill: () => Promise<void>
  /** Starts it again at the same address, empty. */
  restart: () => Promise<void>
  stop: () => Promise<void>
}

export async function startRedis(...settings: string[]): Promise<TestRedis> {
  const folder = await mkdtemp(join(tmpdir(), 'glance-redis-'))
  const port = await freePort()
  let running = await launch(folder, port, settings)
  const kill = async (): Promise<void> => {
    running.kill('SIGKILL')
    await once(running, 'close')
  }
  return {
    url: `redis://127.0.0.1:${port}`,
    port,
    kill,
    restart: async () => {
      running = await launch(folder, port, settings)
    },
    stop: async () => {
      if (running.exitCode === null && running.signalCode === null) await kill()
      await rm(folder, { recursive: true })
    }
  }
}

async function launch(
  folder: string,
  port: number,
  settings: readonly string[]
): Promise<ChildProcess> {
  const args = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder]
  const child = spawn('redis-server', [...args, '--save', '', ...settings], { stdio: 'pipe' })
  let said = ''
  await new Promise<void>((resolve, reject) => {
    child.stdout.on('data', (data: Buffer) => {
      said += data.toString()
      if (said.includes('Ready to accept connections')) resolve()
    })
    child.once('exit', () => reject(new Error(`redis-server ended:\n${said}`)))
  })
  return child
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
