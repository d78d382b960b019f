import { once } from 'node:events'
import { redisBacking } from '../../../../src/node/redis/redis-backing'
import { startWorkers } from '../../../../src/node/redis/workers'
import type { Engine } from '../../../../src/engine/engine'
import { createRunner } from '../../../../src/service'

/**
 * A process that runs tasks of the Redis at the address in its arguments, but comes to no end with them: it says
 * "begun" in the middle of each, to be killed there. At SIGTERM it stops as `npm run work` does, with less patience.
 */
const never = (): Promise<never> => {
  process.stdout.write('begun\n')
  return new Promise(() => undefined)
}
const engine: Engine = { atOnce: 1, analyse: never, scoreAd: never, analyseFrame: never }
const backing = await redisBacking(process.argv[2] ?? '')
const workers = startWorkers({
  redis: backing.redis,
  runner: createRunner(backing, { engine, capturePage: never }),
  lanes: ['pictures', 'pages'],
  picturesAtOnce: 1,
  report: () => undefined,
  times: { lock: 1_000, look: 300, grace: 100 }
})
await once(process, 'SIGTERM')
await workers.stop()
await backing.close()
