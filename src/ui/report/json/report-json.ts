import type { TextKind } from '../../../bridge'
import type {
  HistoryEntry,
  LayerShare,
  LayerShares,
  MapName,
  ProviderInfo,
  ResultRecord
} from '../../../file'
import type { Comparison } from '../../compare/comparison'

/**
 * A report as data. Numbers are as they were computed, unrounded:
 * - scores and focus: 0 to 100; null where there is none, and where the picture is too small to judge;
 * - attention, perception, area and their like (“shares”): parts of the whole, 0 to 1; null where unknown;
 * - boxes: x, y, width, height as parts of the picture, 0 to 1;
 * - widths and heights: px of the exported picture, `scale` times the canvas's;
 * - times: ISO 8601 in UTC; null where the file holds no moment;
 * - ranks: 1 is the layer that people see first, null where it is hardly seen at first, or not without scrolling (`below`);
 *   `level` is true where nobody can tell whether it or the first layer (for the first: the second) is seen first;
 * - texts: Markdown as it was written. Pictures are left out.
 *
 * `version` rises when a field changes its meaning or goes; new fields may come without that.
 */
export interface ReportJson {
  format: 'glance-report'
  version: 1
  title: string
  madeAt: string | null
  /** What the numbers are and are not. */
  method: string[]
  units: Record<string, string>
  frames: FrameJson[]
  comparison: ComparisonJson | null
}

export interface FrameJson {
  id: string
  name: string
  /** True when the frame has changed since it was analysed. */
  outOfDate: boolean
  provider: ProviderJson
  medium: ResultRecord['medium']
  startedAt: string | null
  finishedAt: string | null
  picture: { width: number; height: number; scale: number; sha256: string }
  scores: { clarity: number | null; excitingness: number | null; focus: number | null }
  /** The maps that the file holds. */
  maps: MapName[]
  /** What was asked for and is not there, and what could not be read, in words. */
  missing: string[]
  primary: PrimaryJson | null
  /** null when attention by layer cannot be had; `missing` says why. */
  layers: (Pick<LayerShares, 'readings' | 'total' | 'rest'> & { layers: LayerJson[] }) | null
  texts: Record<TextKind, string | null>
  /** Oldest first. */
  history: HistoryJson[]
}

export interface ProviderJson extends Omit<ProviderInfo, 'engine'> {
  /** Version of the engine on this device; null for a service, and where the file does not say. */
  engine: string | null
}

/** A layer, in the order in which people see them. */
export type LayerJson = LayerShare & Pick<PrimaryJson, 'rank' | 'level' | 'below'>

export interface PrimaryJson {
  name: string
  layerId: string | null
  attention: number | null
  perception: number | null
  rank: number | null
  of: number | null
  level: boolean
  below: boolean
}

export interface HistoryJson {
  runId: string
  finishedAt: string | null
  provider: ProviderJson
  medium: ResultRecord['medium']
  scores: FrameJson['scores']
  primary: HistoryEntry['primary']
}

export type ComparisonJson = Pick<Comparison, 'baseId' | 'primaryName' | 'verdict' | 'layers'>

export const UNITS = {
  scores: '0 to 100',
  shares: 'parts of the whole, 0 to 1 (attention, perception, area)',
  box: 'x, y, width, height as parts of the picture, 0 to 1',
  picture: 'px of the exported picture; scale is px of the picture per px of the canvas',
  times: 'ISO 8601, UTC',
  ranks: '1 is the layer that people see first'
} as const
