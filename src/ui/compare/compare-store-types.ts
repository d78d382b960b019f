import type { ReadonlySignal } from '@preact/signals'
import type { ErrorData } from '../../bridge'
import type { LayerShare } from '../../file'
import type { FrameList } from '../analyse/frame-list'
import type { LayerStore } from '../layers/layer-store'
import type { PictureCheck } from '../tools/picture-check'
import type { ResultStore } from '../result/result-store'
import type { BatchStore } from '../run/batch/batch-store-types'
import type { PanelTools } from '../tools/panel-tools'
import type { BoardStore } from './board/board-store'
import type { Comparison, LeftOutFrame } from './comparison'
import type { ComparePlan } from './plan-comparison'
import type { DifferenceStore } from './variant/difference-store'

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
  results: Pick<ResultStore, 'refresh'>
  pictures: PictureCheck
  layers: Pick<LayerStore, 'frames' | 'now' | 'changed'>
  batch: Pick<BatchStore, 'start' | 'cancel' | 'items'>
  frames: Pick<FrameList, 'frames' | 'read'>
}
