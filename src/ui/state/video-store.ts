import type { PanelTools } from './panel-tools'

export interface VideoStore {
  tools: PanelTools
}

export function createVideoStore(tools: PanelTools): VideoStore {
  return { tools }
}
