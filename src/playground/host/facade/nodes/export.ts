import { CORE, type NodeObject } from '../node-core'
import { exportPng } from '../export-png'

export const exportable = {
  exportAsync(settings?: ExportSettings) {
    return exportPng(this[CORE], settings)
  }
} satisfies {
  exportAsync: (settings?: ExportSettings) => Promise<Uint8Array>
} & ThisType<NodeObject>
