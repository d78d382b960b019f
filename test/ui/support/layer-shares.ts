import type { LayerData } from '../../../src/bridge'
import type { HistoryEntry, LayerShare, LayerShares } from '../../../src/file'
import { storedRecord } from './stored-record'

/** A layer as it was measured. */
export function layerShare(change: Partial<LayerShare> = {}): LayerShare {
  return {
    id: '1:3',
    name: 'Headline',
    type: 'TEXT',
    kind: 'text',
    order: 0,
    box: [0.1, 0.1, 0.5, 0.2],
    area: 0.1,
    attention: 0.2,
    perception: (change.attention ?? 0.2) / 2,
    ...change
  }
}

/** Attention by layer of the run that `storedRecord` is of. */
export function layerShares(layers: LayerShare[], change: Partial<LayerShares> = {}): LayerShares {
  const rest = (part: 'area' | 'attention'): number =>
    Math.max(0, 1 - layers.reduce((sum, layer) => sum + (layer[part] ?? 0), 0))
  return {
    version: 1,
    runId: 'run',
    nodeId: '1:2',
    readings: { attention: { method: 'exact', name: 'Glance', error: 0 }, perception: null },
    focus: 40,
    layers,
    total: layers.length,
    rest: { area: rest('area'), attention: rest('attention'), perception: null },
    ...change
  }
}

export function layerData(change: Partial<LayerData> = {}): LayerData {
  return { shares: null, mainAction: null, history: [], faults: [], ...change }
}

export function historyEntry(change: Partial<HistoryEntry> = {}): HistoryEntry {
  const { runId, finishedAt, provider, medium, scores, picture } = storedRecord()
  return {
    runId,
    finishedAt,
    provider,
    medium,
    scores,
    focus: 40,
    primary: null,
    pictureHash: picture.hash,
    ...change
  }
}
