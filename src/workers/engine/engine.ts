import { startWork } from '../start-work'
import { openVideo } from '../video/open-video'
import { callEngine } from './call-engine'
import { networkWeights } from './network-weights'

/** The engine in the one Worker that lives as long as the panel; after its end the next call starts another. */
export const engineInWorker = callEngine(
  (calls) => startWork('engine', { ...calls, networkWeights }),
  openVideo
)
