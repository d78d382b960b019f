import packed from 'glance:faces'
import { unpack } from '../packed'
import { handOver } from '../rpc'
import { createPanelVideos, type PanelVideos } from '../video/frames/panel-videos'

/** Calls that the engine, in its Worker, makes to the panel. */
export interface EnginePanel extends PanelVideos {
  /** Told how many maps of an analysis are drawn. */
  progress: (id: number, done: number, of: number) => void
  /** The weights of what finds faces. The panel carries them beside the engine's script, so that this starts without. */
  faceWeights: () => Promise<Uint8Array>
}

export function createEnginePanel(progress: EnginePanel['progress']): EnginePanel {
  return {
    progress,
    ...createPanelVideos(),
    async faceWeights() {
      const weights = new Uint8Array(await (await unpack(packed)).arrayBuffer())
      return handOver(weights, [weights.buffer])
    }
  }
}
