import { Turns } from '../../waiting/turns'
import { sleep } from '../../waiting'
import {
  LANE_OF,
  type LaneName,
  MOST_UNFINISHED,
  PAGES_AT_ONCE,
  type Queue,
  VIDEOS_AT_ONCE
} from './queue'
import type { Runner } from '../create-runner'

/**
 * A queue of jobs in this process. A job starts two event-loop tasks after its turn, so that the answer to its request
 * leaves first: handing it over takes one, reading its body another. A rejecting job is reported and blocks no other.
 */
export function memoryQueue(
  run: Runner['run'],
  picturesAtOnce: number,
  report: (error: unknown) => void
): Queue {
  const lanes: Record<LaneName, Turns> = {
    pictures: new Turns(picturesAtOnce),
    pages: new Turns(PAGES_AT_ONCE),
    videos: new Turns(VIDEOS_AT_ONCE)
  }
  return {
    isFull: (lane) => Promise.resolve(lanes[lane].size >= MOST_UNFINISHED[lane]),
    isAttended: () => Promise.resolve(true),
    unfinished: () =>
      Promise.resolve(Object.values(lanes).reduce((sum, { size }) => sum + size, 0)),
    add: (task, { signal, reservation }) => {
      const done = lanes[LANE_OF[task.kind]].take(async () => {
        await sleep(0)
        await sleep(0)
        await run(task, signal)
      })
      void done.catch(report).finally(() => reservation?.leave())
      return Promise.resolve()
    }
  }
}
