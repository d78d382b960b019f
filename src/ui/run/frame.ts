import type { MapName, Settings } from '../../file'
import type { Medium } from '../../interface'
import type { Run } from './run'
import type { RunPlan } from './run-plan'

/** The way of one frame, in order. */
export const FRAME_PHASES = {
  exporting: 'Exporting the frame',
  uploading: 'Handing over the picture',
  waiting: 'Analysing',
  downloading: 'Fetching the maps',
  placing: 'Placing the overlays'
}

export type FramePhase = keyof typeof FRAME_PHASES

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

export type FramePlan = RunPlan<FramePhase, FrameTarget, PlacedFrame>

/** How frames are analysed, apart from what holds for each. */
export interface FrameChoices {
  /** What is computed, and how it is shown at first. */
  settings: () => Pick<Settings, 'predictions' | 'map' | 'opacity'>
  /** Asks a busy service again when it wants to be asked; without it, that is a failure. */
  patient: boolean
  /** Places when it is a run's turn; `written` is done when its texts are in the file. */
  inTurn: <T>(
    place: () => Promise<T>,
    written: () => Promise<unknown>,
    signal: AbortSignal
  ) => Promise<T>
}

export type FrameRun = Run<FramePhase, PlacedFrame>
