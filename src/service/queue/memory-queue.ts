import { Turns } from '../../waiting/turns'
import { nextTask } from './next-task'
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
 * Works of this process. Each begins two tasks after its turn has come, so that the answer which promised it leaves
 * first: one is needed to hand it over, one to read its body. `report` is told of a work that rejects; the works
 * behind it run all the same.
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
    add: (work, { signal, reservation }) => {
      const done = lanes[LANE_OF[work.kind]].take(async () => {
        await nextTask()
        await nextTask()
        await run(work, signal)
      })
      void done.catch(report).finally(() => reservation?.leave())
      return Promise.resolve()
    }
  }
}
