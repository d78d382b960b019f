import { readPart } from '../packed-parts'
import { handOver } from '../rpc'
import { startWork } from '../start-work'
import { openVideo } from '../video/open-video'
import { callEngine } from './call-engine'

/** The engine in the one Worker that lives as long as the panel; after its end the next call starts another. */
export const engineInWorker = callEngine(
  (calls) => startWork('engine', { ...calls, faceWeights }),
  openVideo
)

async function faceWeights(): Promise<Uint8Array> {
  const weights = new Uint8Array(await (await readPart('faces')).arrayBuffer())
  return handOver(weights, [weights.buffer])
}
