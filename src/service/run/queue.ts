import { nextTask } from './next-task'

/**
 * Runs works one after another, never two at once. Each begins two tasks later, so that the answer which
 * promised it leaves first: one is needed to hand it over, one to read its body. `report` is told of a work
 * that rejects; the works behind it run all the same.
 */
export function createQueue(report: (error: unknown) => void): (work: () => Promise<void>) => void {
  let last = Promise.resolve()
  return (work) => {
    const done = last.then(nextTask).then(nextTask).then(work)
    done.catch(report)
    // Reported above: here it only lets the next one begin, also when the report itself fails.
    last = done.catch(() => undefined)
  }
}
