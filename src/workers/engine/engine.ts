import { inTime } from '../../waiting/in-time'
import { readPart } from '../packed-parts'
import { handOver } from '../rpc'
import { startWork } from '../start-work'
import { openVideo } from '../video/open-video'
import { callEngine } from './call-engine'

/** The engine in the one Worker that lives as long as the panel; after its end the next call starts another. */
export const engineInWorker = callEngine(
  (calls) => startWork('engine', { ...calls, networkWeights }),
  openVideo
)

/** Wait for the weights, ms: a result without the networks, which says so, is better than a late one. */
const PATIENCE_MS = 3_000

/** The weights of the networks, from the main thread. Rejects where they do not come in time. */
export async function networkWeights(): Promise<Uint8Array> {
  const late = (): Error => new Error('The weights are late.')
  const part = await inTime(PATIENCE_MS, readPart('networks'), late)
  const weights = new Uint8Array(await part.arrayBuffer())
  return handOver(weights, [weights.buffer])
}
