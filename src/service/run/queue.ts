import { nextTask } from './next-task'

/**
 * Runs works one after another, never two at once. Each begins in a task of its own, so that the answer
 * that promised it leaves first. Works must not reject.
 */
export function createQueue(): (work: () => Promise<void>) => void {
  let last = Promise.resolve()
  return (work) => {
    last = last.then(nextTask).then(work)
  }
}
