import type { MapName } from '../../file'
import type { Medium } from '../../interface'
import type { BatchItem } from './batch/batch'
import type { FramePhase } from '../provider/frames'
import type { Run } from './run'
import type { RunPlan } from './run-plan'

/** A frame to analyse, and how it will be seen. */
export interface FrameTarget {
  id: string
  name: string
  medium: Medium
}

/** A frame whose result is in the file. */
export interface PlacedFrame {
  nodeId: string
  /** Maps that the service offered and that could not be fetched. */
  failed: readonly MapName[]
}

export type { FramePhase }

export type FramePlan = RunPlan<FramePhase, FrameTarget, PlacedFrame>

export type FrameItem = BatchItem<FramePhase, FrameTarget, PlacedFrame>

export type FrameRun = Run<FramePhase, PlacedFrame>
