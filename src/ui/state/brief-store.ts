import type { PanelTools } from './panel-tools'

export interface BriefStore {
  tools: PanelTools
}

export function createBriefStore(tools: PanelTools): BriefStore {
  return { tools }
}
