import { browserCodec } from '../../images/browser-codec'
import type { Drive } from '../../engine/stoppable'
import type { Adviser, Engine } from '../../engine/engine'
import { engineHere } from '../../engine/engine-here'
import { runInSlices } from '../../perception'
import { yieldToBrowser } from '../yield-to-browser'

/** The panel leaves half of a frame to the screen; a Worker only has to notice a cancel soon. */
const SLICE_MS = typeof document === 'undefined' ? 50 : 8

const inSlices: Drive = (steps, signal) =>
  runInSlices(steps, {
    budgetMs: SLICE_MS,
    pause: async () => {
      await yieldToBrowser()
      signal.throwIfAborted()
    },
    now: () => performance.now()
  })

/** The engine of a browser's thread: it computes in slices, and receives messages in between. */
export function engineInSlices(networkWeights: () => Promise<Uint8Array>): Engine & Adviser {
  return engineHere({ codec: browserCodec, drive: inSlices, networkWeights })
}
