import { type Job, Worker, WaitingError } from 'bullmq'
import type { Redis } from 'ioredis'
import {
  isServiceError,
  ServiceError,
  type LaneName,
  PAGES_AT_ONCE,
  type Runner,
  VIDEOS_AT_ONCE,
  type Task
} from '../../service'
import { sleep, until } from '../../waiting'
import { isAbsence, patientCopy } from './connect'
import { QUEUE_PREFIX } from './keys'

/** Times of workers, ms. */
const TIMES = {
  /** A task is lost when its worker is silent for so long; workers report at half of it. */
  lock: 9_000,
  /** Between two searches for lost tasks, which begin again after `lock` and this at the latest. */
  look: 4_000,
  /** For running tasks to end when their worker stops; then another worker begins them anew. */
  grace: 7_000
}

export type WorkerTimes = typeof TIMES

/** How long it may take to hand tasks back, ms. */
const HAND_BACK_MS = 1_500

/** How often a lost task is begun again. */
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
  /** Takes no more tasks, and ends the running ones or hands them back. */
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

/** Runs tasks of some lanes in Redis, beside any number of other processes. */
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
  const work = (job: Job<Task>, token?: string): Promise<void> =>
    doJob(job, token, runner, stopping.signal)
  const workers = lanes.map((lane) =>
    new Worker<Task>(lane, work, {
      connection,
      prefix: QUEUE_PREFIX,
      concurrency: atOnce[lane],
      lockDuration: times.lock,
      stalledInterval: times.look,
      // A lost task always comes back to a worker, which gives it a result.
      maxStalledCount: Number.MAX_SAFE_INTEGER
    }).on('error', (error) => {
      // `watchConnection` reports a lost connection, once.
      if (!isAbsence(error)) report(error)
    })
  )
  return {
    async stop() {
      const patience = setTimeout(
        () => stopping.abort(new ServiceError('left_undone')),
        times.grace
      )
      // A worker without Redis would wait for it; its task is found to be lost and begun anew.
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
  job: Job<Task>,
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
