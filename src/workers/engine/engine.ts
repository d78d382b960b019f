import { GlanceError } from '../../errors'
import { readPart } from '../packed-parts'
import { handOver } from '../rpc'
import { startWork } from '../start-work'
import { openVideo } from '../video/open-video'
import { words } from '../words'
import { callEngine } from './call-engine'

/** The engine in the one Worker that lives as long as the panel; after a crash the next call starts another. */
export const engineInWorker = callEngine(
  ({ onStop, ...calls }) =>
    startWork('engine', { panel: { ...calls, faceWeights }, onStop, stopped: engineStopped }),
  openVideo
)

async function faceWeights(): Promise<Uint8Array> {
  const weights = new Uint8Array(await (await readPart('faces')).arrayBuffer())
  return handOver(weights, [weights.buffer])
}

function engineStopped(): GlanceError {
  return new GlanceError({ code: 'engine_stopped', ...words().engineStopped, sent: 'no' })
}
