import type { ReadonlySignal } from '@preact/signals'
import type { ErrorData, LayerShare } from '../../bridge'
import type { Comparison, LeftOutFrame } from '../compare/comparison'
import type { ComparePlan } from '../compare/plan-comparison'
import type { BatchStore } from './batch-store-types'
import type { BoardStore } from './board-store'
import type { DifferenceStore } from './difference-store'
import type { FrameList } from './frame-list'
import type { LayerStore } from './layer-store'
import type { PanelTools } from './panel-tools'

export type CompareState =
  | { state: 'nothing' }
  /** Frames are being analysed; the batch says how far. */
  | { state: 'analysing' }
  /** Results are read, and measured where they were not yet. */
  | { state: 'reading'; done: number; of: number }
  | { state: 'compared'; comparison: Comparison; leftOut: readonly LeftOutFrame[] }
  | { state: 'failed'; error: ErrorData; leftOut: readonly LeftOutFrame[] }

export interface CompareStore {
  now: ReadonlySignal<CompareState>
  /** What a press on Compare would do with the selection. */
  plan: ReadonlySignal<ComparePlan>
  /** Compares selected frames, analysing first those that have no result or one out of date. */
  compare: (nodeIds: readonly string[]) => Promise<void>
  /** Ends the preparation; the comparison before it comes back. What was analysed stays in the file. */
  cancel: () => void
  dismiss: () => void
  setBase: (nodeId: string) => void
  /** Marks the primary element of the base; null unmarks. */
  mark: (layer: Pick<LayerShare, 'id' | 'name' | 'type'> | null) => void
  /** Reads a frame of the comparison again, because the file changed. */
  changed: (nodeId: string) => void
  difference: DifferenceStore
  board: BoardStore
}

export interface CompareTools extends PanelTools {
  layers: Pick<LayerStore, 'frames' | 'now' | 'changed'>
  batch: Pick<BatchStore, 'start' | 'cancel' | 'items'>
  frames: Pick<FrameList, 'frames' | 'read'>
}
