import type { PanelTools } from './panel-tools'

export interface PageStore {
  tools: PanelTools
}

export function createPageStore(tools: PanelTools): PageStore {
  return { tools }
}
