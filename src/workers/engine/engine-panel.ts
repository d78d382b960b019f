import type { KnownNodes } from '../../engine/engine'
import { readPart } from '../parts'
import { handOver } from '../rpc'
import { createPanelVideos, type PanelVideos } from '../video/frames/panel-videos'

/** Calls that the engine, in its Worker, makes to the panel. */
export interface EnginePanel extends PanelVideos {
  /** Told how many maps of an analysis are drawn. */
  progress: (id: number, done: number, of: number) => void
  /** The layers of what an analysis is about, once they are read. */
  nodes: (id: number) => Promise<KnownNodes>
  /** The weights of what finds faces, which the engine's script starts without. */
  faceWeights: () => Promise<Uint8Array>
}

export function createEnginePanel(calls: Pick<EnginePanel, 'progress' | 'nodes'>): EnginePanel {
  return {
    ...calls,
    ...createPanelVideos(),
    async faceWeights() {
      const weights = new Uint8Array(await (await readPart('faces')).arrayBuffer())
      return handOver(weights, [weights.buffer])
    }
  }
}
