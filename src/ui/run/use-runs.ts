import type { ReadonlySignal } from '@preact/signals'
import type { SelectedNode } from '../../bridge'
import { storeHook } from '../kit/store-hook'
import type { BatchStore } from './batch/batch-store-types'
import type { FramePhase, FrameTarget, PlacedFrame } from './frame'
import type { RunStore } from './run-store'

/** Frames on their way. */
export interface Runs {
  frame: RunStore<FramePhase, FrameTarget, PlacedFrame>
  batch: BatchStore
  /** True while frames are analysed, one or many: another run has to wait. */
  busy: ReadonlySignal<boolean>
  /** Analyses a selected frame with the chosen medium. */
  analyse: (node: SelectedNode) => void
}

export const useRuns = storeHook<Runs>('runs')
