import type { PanelTools } from './panel-tools'

export interface AdStore {
  tools: PanelTools
}

export function createAdStore(tools: PanelTools): AdStore {
  return { tools }
}
