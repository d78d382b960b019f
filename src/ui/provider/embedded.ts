import { runInSlices, runToEnd } from '../../perception'
import { createService, type Drive, type Service } from '../../service'
import { browserCodec } from '../../service/browser'
import { nextTask } from '../next-task'
import { EMBEDDED_KEY, EMBEDDED_URL } from './embedded-address'

/** Leaves half of a frame to the screen. */
const SLICES = { budgetMs: 8, pause: nextTask, now: () => performance.now() }

const toEnd: Drive = (steps) => Promise.resolve(runToEnd(steps))
const inSlices: Drive = (steps) => runInSlices(steps, SLICES)

/** The analysis service on this device. A Worker computes straight to the end, the panel in slices. */
export function createEmbeddedService(): Service {
  const drive = typeof document === 'undefined' ? toEnd : inSlices
  return createService({ baseUrl: EMBEDDED_URL, key: EMBEDDED_KEY, codec: browserCodec, drive })
}
