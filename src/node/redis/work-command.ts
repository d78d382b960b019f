import { once } from 'node:events'
import { availableParallelism } from 'node:os'
import { createRunner } from '../../service'
import { isNoBrowser } from '../browser/launch-browser'
import { lookForBrowser, tryBrowser } from '../browser/open-browser'
import { readOptions, readRedis, readThreads, REDIS_OPTION, UsageError } from '../cli/options'
import { report, say, sayAside } from '../cli/run-command'
import { threadEngine } from '../engine/thread-engine'
import { useOwnTemporaryFolder } from '../temporary/temporary-folder'
import { browserBackends } from '../videos/browser-backends'
import { addressOf, watchConnection } from './connect'
import { redisBacking } from './redis-backing'
import { LANES } from './redis-queue'
import { startWorkers } from './workers'

export const WORK_USAGE = 'npm run work -- --redis URL [--threads N] [--chromium PATH]'

const OPTIONS = {
  redis: REDIS_OPTION,
  threads: { type: 'string' },
  chromium: { type: 'string' }
} as const

/** Runs the tasks of servers with the same Redis until SIGINT or SIGTERM. Resolves to the exit code. */
export async function work(args: string[]): Promise<number> {
  const { redis, threads, chromium } = readWorkArguments(args)
  await useOwnTemporaryFolder()
  const signalled = Promise.race([once(process, 'SIGINT'), once(process, 'SIGTERM')])
  const found = await lookForBrowser(chromium)
  // Before it takes a page or video that another worker could run.
  const tried = await tryBrowser(found)
  const browser = isNoBrowser(found) || isNoBrowser(tried) ? null : found
  const backends = browser && browserBackends(browser)
  const backing = await redisBacking(redis, { videos: backends?.videos ?? null }).catch(
    async (error: unknown) => {
      await browser?.stop()
      throw error
    }
  )
  watchConnection(backing.redis, sayAside)
  const engine = threadEngine(threads)
  const runner = createRunner(backing, {
    ...{ engine, report },
    ...(backends && { capturePage: backends.capturePage })
  })
  const workers = startWorkers({
    ...{ redis: backing.redis, runner, picturesAtOnce: threads, report },
    lanes: browser ? LANES : ['pictures']
  })
  say(`Computing for the services with Redis at ${addressOf(redis)}, ${threads} at a time.`)
  say(
    isNoBrowser(tried)
      ? `No browser can be used: pages and videos are left to others. ${tried.message}`
      : tried
  )
  await signalled
  say('Stopping.')
  await workers.stop()
  await browser?.stop()
  await Promise.all([engine.stop(), backends?.videos.stop(), backing.close()])
  return 0
}

/** Reads the options of `npm run work`, which docs/service.md describes. Throws UsageError. */
export function readWorkArguments(args: string[]) {
  const { redis, threads, chromium } = readOptions({ args, options: OPTIONS }).values
  const url = readRedis(redis)
  if (url === undefined) throw new UsageError('--redis says where the tasks are.')
  return { redis: url, threads: readThreads(threads) ?? availableParallelism(), chromium }
}
