import { runInSlices } from '../../perception'
import type { Service } from '../options'
import { rehearse } from './rehearse'

/** A request waits for this long at most, or for one small map to be encoded. */
const SLICE_MS = 8

class Interrupted extends Error {}

/**
 * A service that rehearses an analysis as long as nobody has asked it for anything. `nextTask` resolves
 * after what else is ready to run.
 */
export function rehearsed(service: Service, nextTask: () => Promise<void>): Service {
  let isAsked = false
  const pause = async (): Promise<void> => {
    await nextTask()
    if (isAsked) throw new Interrupted()
  }
  const slices = { budgetMs: SLICE_MS, pause, now: () => performance.now() }
  // What goes wrong in a rehearsal harms nobody: an analysis will say it again.
  pause()
    .then(() => rehearse((steps) => runInSlices(steps, slices)))
    .catch(() => undefined)
  return (request) => {
    isAsked = true
    return service(request)
  }
}
