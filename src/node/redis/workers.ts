import { type Job, Worker, WaitingError } from 'bullmq'
import type { Redis } from 'ioredis'
import {
  isServiceError,
  ServiceError,
  type LaneName,
  PAGES_AT_ONCE,
  type Runner,
  VIDEOS_AT_ONCE,
  type Work
} from '../../service'
import { sleep, until } from '../../waiting'
import { isAbsence, patientCopy } from './connect'
import { QUEUE_PREFIX } from './keys'

/** When a worker is taken for lost, and how long one may take to stop. All ms. */
export interface WorkerTimes {
  /** A work is lost when its worker was not heard of for so long. It is heard of every half of it. */
  lock: number
  /** How often lost works are looked for. One begins again after `lock` and this at the latest. */
  look: number
  /** Works under way may take so long to end when their worker stops. Then another begins them anew. */
  grace: number
}

const TIMES: WorkerTimes = { lock: 9_000, look: 4_000, grace: 7_000 }

/** How long it may take to hand works back, ms. */
const HAND_BACK_MS = 1_500

/** How often a work may be lost: begun once more, and then given up. */
const MOST_LOST = 1

const LOST = {
  code: 'internal_error',
  message:
    'The analysis was begun twice, and both times the process that computed it was lost. Create it again.'
}

const GIVEN_UP = {
  code: 'internal_error',
  message: 'The result could not be kept. Create the analysis again.'
}

export interface Workers {
  /** Takes no more works, ends those under way or hands them back, and resolves. */
  stop: () => Promise<void>
}

interface WorkersOptions {
  redis: Redis
  runner: Runner
  /** The lanes this process serves. */
  lanes: readonly LaneName[]
  picturesAtOnce: number
  report: (error: unknown) => void
  times?: WorkerTimes
}

/** Does the works of some lanes that are in Redis, beside any number of others who do. */
export function startWorkers({
  redis,
  runner,
  lanes,
  picturesAtOnce,
  report,
  times = TIMES
}: WorkersOptions): Workers {
  const connection = patientCopy(redis)
  const stopping = new AbortController()
  const atOnce: Record<LaneName, number> = {
    pictures: picturesAtOnce,
    pages: PAGES_AT_ONCE,
    videos: VIDEOS_AT_ONCE
  }
  const work = (job: Job<Work>, token?: string): Promise<void> =>
    doJob(job, token, runner, stopping.signal)
  const workers = lanes.map((lane) =>
    new Worker<Work>(lane, work, {
      connection,
      prefix: QUEUE_PREFIX,
      concurrency: atOnce[lane],
      lockDuration: times.lock,
      stalledInterval: times.look,
      // Lost works come back to a worker in any case: it is the one who gives them a result.
      maxStalledCount: Number.MAX_SAFE_INTEGER
    }).on('error', (error) => {
      // Its absence is told once, by who watches the connection.
      if (!isAbsence(error)) report(error)
    })
  )
  return {
    async stop() {
      const patience = setTimeout(
        () => stopping.abort(new ServiceError('left_undone')),
        times.grace
      )
      // A worker whose Redis is away would wait for it; what it does is found to be lost and begun anew.
      const late = new AbortController()
      const closed = Promise.all(workers.map((worker) => worker.close()))
      await Promise.race([closed, sleep(times.grace + HAND_BACK_MS, late.signal)])
      late.abort(new ServiceError('left_undone'))
      clearTimeout(patience)
      connection.disconnect()
    }
  }
}

async function doJob(
  job: Job<Work>,
  token: string | undefined,
  runner: Runner,
  stopping: AbortSignal
): Promise<void> {
  if (job.stalledCounter > MOST_LOST) return runner.fail(job.data, LOST)
  try {
    await until(stopping, runner.run(job.data, stopping))
  } catch (error) {
    if (isServiceError(error, 'left_undone')) {
      await job.moveToWait(token)
      throw new WaitingError()
    }
    if (job.attemptsMade + 1 >= (job.opts.attempts ?? 1)) await runner.fail(job.data, GIVEN_UP)
    throw error
  }
}
