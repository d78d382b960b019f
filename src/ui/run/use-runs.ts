import type { ReadonlySignal } from '@preact/signals'
import type { SelectedNode } from '../../bridge'
import { storeHook } from '../kit/store-hook'
import type { Batch, BatchItem } from './batch/batch'
import type { FrameTarget } from './export-frame'
import type { RetryWay } from './run'
import type { RunStore } from './run-store'

/** Frames on their way, one or many: one batch goes on at a time, and one frame is a batch of one. */
export interface FrameRuns extends RunStore {
  /** The batch that goes on, or the last one until it is dismissed; without items when there is none. */
  batch: ReadonlySignal<Batch>
  items: ReadonlySignal<readonly BatchItem[]>
  /** 0 to 1 over all frames. */
  progress: ReadonlySignal<number>
  /** How one that failed or was cancelled may go on; null for all others. */
  wayOf: (item: BatchItem) => RetryWay | null
  /** Analyses a frame for the chosen medium. */
  analyse: (frame: Pick<SelectedNode, 'id' | 'name' | 'width' | 'height'>) => void
  /** Analyses one alone. `repeat` pays again for what was analysed within the hour. */
  start: (frame: FrameTarget, repeat?: boolean) => void
  /** Analyses many; resolves when all have ended, however. Rejects when nobody can analyse. */
  startAll: (frames: readonly FrameTarget[]) => Promise<void>
  /** Cancels one, or all that have not ended. */
  cancel: (source?: string) => void
  /**
   * Goes on with what failed or was cancelled, each in its way: the one that is named, the one alone, or all
   * but those whose sending again may be charged twice. Resolves when all have ended. Rejects when nobody can
   * analyse.
   */
  again: (source?: string) => Promise<void>
  /** Goes on with the rest after a pause, and with what failed for its reason. */
  goOn: () => Promise<void>
}

export const useRuns = storeHook<FrameRuns>('runs')
