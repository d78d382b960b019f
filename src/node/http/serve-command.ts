import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { NoBrowser } from '../browser/chromium'
import { lookForBrowser, whatWorks } from '../browser/look-for-browser'
import { writeIn } from '../cli/language'
import { report, say } from '../cli/say'
import { addressOf } from '../redis/connect'
import { redisBacking } from '../redis/redis-backing'
import { clearLeftovers } from '../temporary/leftovers'
import { readServeArguments, type ServeArguments } from './serve-arguments'
import { type RunningServer, startServer } from './start-server'

/** Serves until SIGINT or SIGTERM, and resolves to the exit code. */
export async function serve(args: string[]): Promise<number> {
  const asked = readServeArguments(args)
  writeIn(asked.language)
  await clearLeftovers()
  const secret = asked.key ?? randomBytes(24).toString('base64url')
  const signalled = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const { server, more } = await (asked.redis === undefined
    ? serveAlone(asked, secret)
    : serveWithOthers(asked, asked.redis, secret))
  say(`The analysis service listens at ${server.baseUrl}`)
  if (asked.key === undefined) say(`Its key for this run is ${secret}`)
  const said = more.then(say)
  await signalled
  say('Stopping.')
  await Promise.all([server.stop(), said])
  return 0
}

interface Serving {
  server: RunningServer
  /** What else is to be said. */
  more: Promise<string>
}

/** Keeps all in memory, and computes on threads of its own. */
async function serveAlone(asked: ServeArguments, key: string): Promise<Serving> {
  const { port, threads, chromium, dynamicSaliency } = asked
  const browser = await lookForBrowser(chromium)
  const server = await startServer({
    ...{ port, key, dynamicSaliency, report },
    ...(threads !== undefined && { threads }),
    ...(!(browser instanceof NoBrowser) && { browser })
  })
  return { server, more: whatWorks(browser) }
}

/** Keeps all in Redis, and only answers: `npm run work` computes. */
async function serveWithOthers(
  asked: ServeArguments,
  redis: string,
  key: string
): Promise<Serving> {
  const { port, dynamicSaliency } = asked
  const backing = await redisBacking(redis)
  const server = await startServer({ port, key, dynamicSaliency, report, backing })
  const sentence = `It keeps all in Redis at ${addressOf(redis)} and only answers: npm run work -- --redis computes.`
  return { server, more: Promise.resolve(sentence) }
}
