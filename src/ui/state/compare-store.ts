import { signal, type ReadonlySignal } from '@preact/signals'
import type { ErrorData } from '../../bridge'
import type { Comparison } from '../compare/comparison'
import type { BatchStore } from './batch-store'
import type { LayerStore } from './layer-store'
import type { PanelTools } from './panel-tools'

export type CompareState =
  | { state: 'nothing' }
  /** Frames are being analysed (the batch says how far) or read. */
  | { state: 'preparing' }
  | { state: 'compared'; comparison: Comparison }
  | { state: 'failed'; error: ErrorData }

export interface CompareStore {
  now: ReadonlySignal<CompareState>
  /** Compares frames, analysing first those that have no result or one out of date. */
  compare: (nodeIds: readonly string[]) => void
  setBase: (nodeId: string) => void
}

export interface CompareTools extends PanelTools {
  layers: LayerStore
  batch: BatchStore
}

export function createCompareStore(tools: CompareTools): CompareStore {
  void tools
  return {
    now: signal<CompareState>({ state: 'nothing' }),
    compare: () => undefined,
    setBase: () => undefined
  }
}
