import { type Job, type JobsOptions, Queue as BullQueue } from 'bullmq'
import type { Redis } from 'ioredis'
import {
  isServiceError,
  LANE_OF,
  type LaneName,
  MOST_UNFINISHED,
  type Queue,
  ServiceError,
  type Task
} from '../../service'
import { asked, mayHaveActed } from './connect'
import { QUEUE_PREFIX } from './keys'

export const LANES: readonly LaneName[] = ['pictures', 'pages', 'videos']

/** Retries a job whose store could not be reached, with growing pauses, for about two minutes. */
const OF_EVERY_WORK: JobsOptions = {
  attempts: 8,
  backoff: { type: 'exponential', delay: 1_000 },
  // Its record says what became of it.
  removeOnComplete: true,
  removeOnFail: true
}

/** A BullMQ job's states before its end. */
const UNFINISHED = ['waiting', 'active', 'delayed', 'prioritized'] as const

export interface RedisQueue extends Queue {
  /** Removes all tasks of a lane that no worker holds, after calling `end` with each. */
  clear: (lane: LaneName, end: (task: Task) => Promise<void>) => Promise<void>
  close: () => Promise<void>
}

/** Works in queues of BullMQ, one for each lane. */
export function redisQueue(redis: Redis): RedisQueue {
  const queueOf = (lane: LaneName): BullQueue<Task> => {
    const queue = new BullQueue<Task>(lane, {
      connection: redis,
      prefix: QUEUE_PREFIX,
      defaultJobOptions: OF_EVERY_WORK,
      skipWaitingForReady: true
    })
    // Adding a task rejects; this only stops an unhandled 'error'.
    return queue.on('error', () => undefined)
  }
  const queues: Record<LaneName, BullQueue<Task>> = {
    pictures: queueOf('pictures'),
    pages: queueOf('pages'),
    videos: queueOf('videos')
  }
  const sizeOf = async (lane: LaneName): Promise<number> => {
    const counts = await asked(queues[lane].getJobCounts(...UNFINISHED))
    return Object.values(counts).reduce((sum, n) => sum + n, 0)
  }
  return {
    isFull: async (lane) => (await sizeOf(lane)) >= MOST_UNFINISHED[lane],
    unfinished: async () =>
      (await Promise.all(LANES.map(sizeOf))).reduce((sum, size) => sum + size, 0),
    async add(task, { reservation }) {
      // BullMQ takes no id that is a number, which one of hexadecimal digits may be.
      const added = queues[LANE_OF[task.kind]].add(task.kind, task, { jobId: `work-${task.id}` })
      await asked(added).catch((error: unknown) => {
        const isUnsure = error instanceof ServiceError && mayHaveActed(error.cause)
        throw isUnsure ? new ServiceError('maybe_queued') : error
      })
      reservation?.leave()
    },
    isAttended: async (lane) => (await asked(queues[lane].getWorkersCount())) > 0,
    async clear(lane, end) {
      // Another server may be clearing it too: then some are gone by now.
      const jobs: (Job<Task> | undefined)[] = await asked(queues[lane].getJobs([...UNFINISHED]))
      for (const job of jobs) {
        if (job === undefined) continue
        await end(job.data)
        await asked(job.remove()).catch((error: unknown) => {
          // BullMQ also refuses to remove a task that a worker holds, which removes it itself.
          if (isServiceError(error, 'store_unavailable')) throw error
        })
      }
    },
    async close() {
      await Promise.all(Object.values(queues).map((queue) => queue.close()))
    }
  }
}
