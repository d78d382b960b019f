import { nextTask } from './next-task'

/**
 * Runs works one after another, never two at once. Each begins two tasks later, so that the answer which
 * promised it leaves first: one is needed to hand it over, one to read its body. Works must not reject.
 */
export function createQueue(): (work: () => Promise<void>) => void {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(nextTask).then(nextTask).then(work)
  }
}
