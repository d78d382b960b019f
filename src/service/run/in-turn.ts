import type { WorkQueue } from './work-queue'

/** Does a part of a longer work when its turn comes, and settles as it does; other works go in between. */
export function inTurn<T>(works: WorkQueue, part: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    works.add(() => part().then(resolve, reject))
  })
}
