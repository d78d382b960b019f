import { once } from 'node:events'
import { bearerToken } from '../../service'
import { isNoBrowser } from '../browser/launch-browser'
import { lookForBrowser, whatWorks } from '../browser/open-browser'
import { writeIn } from '../cli/options'
import { report, say, sayAside } from '../cli/run-command'
import { keysInUse } from '../keys/key-file'
import { findKey, hashOf, type NamedKey, newKey } from '../keys/key-ring'
import { createGate, createLimiter } from '../keys/limiter'
import { addressOf, watchConnection } from '../redis/connect'
import { giveUpUnattended } from '../redis/give-up-unattended'
import { redisBacking } from '../redis/redis-backing'
import { useOwnTemporaryFolder } from '../temporary/temporary-folder'
import { requestLines } from './request-lines'
import { readServeArguments, type ServeArguments } from './serve-arguments'
import { type RunningServer, type ServerOptions, startServer } from './start-server'

/** Name of the one key when there is no file of keys. */
const NAME_OF_ONE = 'default'

/** Serves until SIGINT or SIGTERM, and resolves to the exit code. */
export async function serve(args: string[]): Promise<number> {
  const asked = readServeArguments(args)
  writeIn(asked.language)
  await useOwnTemporaryFolder()
  // Standard output is reserved for lines of JSON if requested.
  const tell = asked.log === 'json' ? sayAside : say
  const made = asked.key === undefined && asked.keys === undefined ? newKey() : null
  const keys = asked.keys
    ? await keysInUse(asked.keys, sayAside)
    : oneKey(made ?? asked.key ?? newKey())
  const signalled = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const { server, more } = await (asked.redis === undefined
    ? serveAlone(asked, keys)
    : serveWithOthers(asked, asked.redis, keys))
  tell(`The analysis service listens at ${server.baseUrl}`)
  if (asked.publicUrl) tell(`It is reached at ${asked.publicUrl.origin}/v2`)
  if (made !== null) tell(`Its key for this run is ${made}`)
  const said = more.then(tell)
  await signalled
  tell('Stopping.')
  await Promise.all([server.stop(), said])
  return 0
}

type Keys = () => readonly NamedKey[]

function oneKey(key: string): Keys {
  const keys = [{ name: NAME_OF_ONE, hash: hashOf(key), limits: {} }]
  return () => keys
}

interface Serving {
  server: RunningServer
  /** A sentence about the browser or Redis, for the log. */
  more: Promise<string>
}

/** Keeps all in memory, and computes on threads of its own. */
async function serveAlone(asked: ServeArguments, keys: Keys): Promise<Serving> {
  const { threads, chromium } = asked
  const browser = await lookForBrowser(chromium)
  const server = await startServer({
    ...serverOptions(asked, keys),
    key: createGate(keys, createLimiter(), asked.limits),
    ...(threads !== undefined && { threads }),
    ...(!isNoBrowser(browser) && { browser })
  })
  return { server, more: whatWorks(browser) }
}

/** Keeps all in Redis, and only answers: `npm run work` computes. */
async function serveWithOthers(asked: ServeArguments, redis: string, keys: Keys): Promise<Serving> {
  const backing = await redisBacking(redis)
  watchConnection(backing.redis, sayAside)
  const key = createGate(keys, createLimiter(backing.redis), asked.limits)
  const server = await startServer({ ...serverOptions(asked, keys), key, backing }).catch(
    async (error: unknown) => {
      // Its connections would keep the process that cannot serve.
      await backing.close()
      throw error
    }
  )
  const watch = giveUpUnattended(backing, report)
  const sentence = `It keeps all in Redis at ${addressOf(redis)} and only answers: npm run work -- --redis computes.`
  const stop = (): Promise<void> => {
    watch.stop()
    return server.stop()
  }
  return { server: { ...server, stop }, more: Promise.resolve(sentence) }
}

function serverOptions(asked: ServeArguments, keys: Keys): Omit<ServerOptions, 'key'> {
  const { port, host, publicUrl, dynamicSaliency, log } = asked
  const nameOf = (authorization: string | undefined): string | null =>
    findKey(keys(), bearerToken(authorization))?.name ?? null
  return {
    ...{ port, dynamicSaliency, report },
    ...(host !== undefined && { host }),
    ...(publicUrl !== undefined && { publicUrl }),
    ...(log === 'json' && { watch: requestLines(nameOf, (line) => say(JSON.stringify(line))) })
  }
}
