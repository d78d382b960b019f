import type { SelectedNode } from '../../bridge'
import { storeHook } from '../kit/store-hook'
import type { FramePhase, FrameTarget, PlacedFrame } from './frame'
import type { RunStore } from './run-store'

/** Frames on their way, one or many. */
export interface FrameRuns extends RunStore<FramePhase, FrameTarget, PlacedFrame> {
  /** Analyses a frame for the chosen medium. */
  analyse: (frame: Pick<SelectedNode, 'id' | 'name' | 'width' | 'height'>) => void
}

export const useRuns = storeHook<FrameRuns>('runs')
