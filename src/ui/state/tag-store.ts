import type { PanelTools } from './panel-tools'

export interface TagStore {
  tools: PanelTools
}

export function createTagStore(tools: PanelTools): TagStore {
  return { tools }
}
