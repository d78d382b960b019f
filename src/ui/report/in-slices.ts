import { nextTask } from '../../workers/next-task'

/** Half a frame at 60 Hz: the other half is the panel's. */
const SLICE_MS = 8

/** Everything a generator gives, taken without holding the panel up. */
export async function inSlices<T>(pieces: Iterable<T>): Promise<T[]> {
  const all: T[] = []
  let since = performance.now()
  for (const piece of pieces) {
    all.push(piece)
    if (performance.now() - since < SLICE_MS) continue
    await nextTask()
    since = performance.now()
  }
  return all
}
