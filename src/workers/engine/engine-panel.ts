import packed from 'glance:faces'
import { unpack } from '../packed'
import { handOver } from '../rpc'
import { inspectForEngine } from '../video/frames/inspect-for-engine'
import { createPanelVideos, type PanelVideos } from '../video/frames/panel-videos'

/** What the engine, in its Worker, asks the panel for. */
export interface EnginePanel extends PanelVideos {
  /** The weights of what finds faces. The panel carries them beside the engine's script, so that this starts without. */
  faceWeights: () => Promise<Uint8Array>
}

export function createEnginePanel(): EnginePanel {
  return {
    ...createPanelVideos(inspectForEngine),
    async faceWeights() {
      const weights = new Uint8Array(await (await unpack(packed)).arrayBuffer())
      return handOver(weights, [weights.buffer])
    }
  }
}
