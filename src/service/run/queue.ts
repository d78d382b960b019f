import { nextTask } from './next-task'

type Work = () => Promise<void>

/**
 * Runs works in the order they came, never more than `atOnce` at the same time. Each begins two tasks later, so
 * that the answer which promised it leaves first: one is needed to hand it over, one to read its body. `report` is
 * told of a work that rejects; the works behind it run all the same, also when the report itself fails.
 */
export function createQueue(report: (error: unknown) => void, atOnce = 1): (work: Work) => void {
  const waiting: Work[] = []
  let lanes = 0
  const runAll = async (): Promise<void> => {
    for (let work = waiting.shift(); work !== undefined; work = waiting.shift()) {
      await nextTask()
      await nextTask()
      await work()
        .catch(report)
        .catch(() => undefined)
    }
    lanes -= 1
  }
  return (work) => {
    waiting.push(work)
    if (lanes === atOnce) return
    lanes += 1
    void runAll()
  }
}
