import { sampleThumbnail } from '../../support/sample-thumbnail'
import type { ResultRef } from '../../../src/bridge'
import type {
  AdRecord,
  JournalEntry,
  LayerShare,
  LayerShares,
  ResultRecord
} from '../../../src/file'

export const SERVICE = {
  kind: 'service',
  name: 'Analysis service',
  host: 'api.example.com'
} as const

/** An exported picture. */
export const PICTURE = {
  width: 300,
  height: 200,
  scale: 1,
  bytes: 1234,
  hash: 'ab'.repeat(32),
  thumbnail: sampleThumbnail
}

const ON_DEVICE = { kind: 'on-device', name: 'Glance engine', host: null } as const

/** A frame's result of the run that the samples are of. */
export function resultOf(nodeId: string, runId = 'run-1'): ResultRef {
  return { nodeId, runId }
}

export function resultRecord(changes: Partial<ResultRecord> = {}): ResultRecord {
  return {
    version: 1,
    runId: 'run-1',
    screenshotId: 'screenshot-1',
    analysisId: 'analysis-1',
    provider: ON_DEVICE,
    startedAt: 1_700_000_000_000,
    finishedAt: 1_700_000_004_000,
    title: 'Landing page',
    medium: 'desktopWeb',
    predictions: ['attention'],
    scores: { clarity: 61.5, excitingness: null },
    picture: PICTURE,
    maps: {},
    outOfDate: false,
    ...changes
  }
}

export function journalEntry(changes: Partial<JournalEntry> = {}): JournalEntry {
  return {
    version: 1,
    runId: 'run-1',
    fileId: 'file-1',
    kind: 'frame',
    provider: ON_DEVICE,
    baseUrl: '',
    serviceId: 'screenshot-1',
    title: 'Landing page',
    source: '1:2',
    medium: 'desktopWeb',
    predictions: ['attention'],
    picture: PICTURE,
    startedAt: 1_700_000_000_000,
    ...changes
  }
}

export function adRecord(changes: Partial<AdRecord> = {}): AdRecord {
  return {
    version: 1,
    adId: 'ad-1',
    provider: ON_DEVICE,
    finishedAt: 1_700_000_004_000,
    title: 'Summer sale',
    score: 71,
    scoreMax: 100,
    thumbnail: sampleThumbnail,
    scale: 1,
    ...changes
  }
}

export function layerShare(changes: Partial<LayerShare> = {}): LayerShare {
  return {
    id: '1:3',
    name: 'Block',
    type: 'RECTANGLE',
    kind: 'shape',
    order: 0,
    box: [0, 0, 0.5, 0.5],
    area: 0.25,
    attention: 0.6,
    perception: 0.5,
    ...changes
  }
}

/** Of one layer, in the run that `resultRecord` is the record of. */
export function layerShares(changes: Partial<LayerShares> = {}): LayerShares {
  const exact = { method: 'exact' as const, name: 'Glance', error: 0 }
  return {
    version: 1,
    runId: 'run-1',
    nodeId: '1:2',
    readings: { attention: exact, perception: exact },
    focus: 71,
    layers: [layerShare()],
    total: 1,
    rest: { area: 0.75, attention: 0.4, perception: 0.5 },
    ...changes
  }
}
