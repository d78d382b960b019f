import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { createRunner } from '../../service'
import { NoBrowser } from '../browser/chromium'
import { lookForBrowser, whatWorks } from '../browser/look-for-browser'
import { readRedis, REDIS_OPTION } from '../cli/redis'
import { report, say, sayAside } from '../cli/say'
import { UsageError } from '../cli/usage-error'
import { readThreads } from '../cli/whole-number'
import { threadEngine } from '../engine/thread-engine'
import { browserBackends } from '../http/browser-backends'
import { clearLeftovers } from '../temporary/leftovers'
import { addressOf, watchConnection } from '../redis/connect'
import { redisBacking } from '../redis/redis-backing'
import { startWorkers } from '../redis/workers'

export const WORK_USAGE = 'npm run work -- --redis URL [--threads N] [--chromium PATH]'

interface WorkArguments {
  redis: string
  threads: number
  /** The browser to use; one is looked for when none is named. */
  chromium: string | undefined
}

/** Does the works that servers with the same Redis take on, until SIGINT or SIGTERM. Resolves to the exit code. */
export async function work(args: string[]): Promise<number> {
  const { redis, threads, chromium } = readWorkArguments(args)
  await clearLeftovers()
  const signalled = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const browser = await lookForBrowser(chromium)
  const backends = browser instanceof NoBrowser ? null : browserBackends(browser)
  const backing = await redisBacking(redis, { videos: backends?.videos ?? null })
  watchConnection(backing.redis, sayAside)
  const engine = threadEngine(threads)
  const runner = createRunner(backing, {
    ...{ engine, report },
    ...(backends && { capturePage: backends.capturePage })
  })
  const workers = startWorkers({ redis: backing.redis, runner, picturesAtOnce: threads, report })
  say(`Computing for the services with Redis at ${addressOf(redis)}, ${threads} at a time.`)
  const said = whatWorks(browser).then(say)
  await signalled
  say('Stopping.')
  await Promise.all([workers.stop(), said])
  if (!(browser instanceof NoBrowser)) await browser.stop()
  await Promise.all([engine.stop(), backends?.videos.stop(), backing.close()])
  return 0
}

/** Throws UsageError. */
export function readWorkArguments(args: string[]): WorkArguments {
  const { redis, threads, chromium } = parse(args)
  const url = readRedis(redis)
  if (url === undefined) throw new UsageError('--redis says where the works are.')
  return { redis: url, threads: readThreads(threads) ?? availableParallelism(), chromium }
}

function parse(args: string[]) {
  const options = {
    redis: REDIS_OPTION,
    threads: { type: 'string' },
    chromium: { type: 'string' }
  } as const
  try {
    return parseArgs({ args, options }).values
  } catch (error) {
    throw new UsageError(error instanceof Error ? error.message : String(error))
  }
}
