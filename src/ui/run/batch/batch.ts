import type { ErrorData } from '../../../bridge'
import type { FrameRun, FrameTarget } from '../frame'

/** One frame of a run over many. */
export interface BatchItem {
  target: FrameTarget
  /** `kept`: its picture was analysed within the hour, so the result in the file was kept, unpaid. */
  state: 'queued' | 'running' | 'done' | 'kept' | 'failed' | 'cancelled'
  /** The run; null before it begins. */
  run: FrameRun | null
  error: ErrorData | null
}

/** A run over many frames; everything the panel shows of it is derived from here. */
export interface Batch {
  /** In the order they are run. Each frame is in it once. */
  items: readonly BatchItem[]
  /** Milliseconds since 1970. */
  startedAt: number
  /** null while there is something left to do. */
  endedAt: number | null
  /** A failure that would hit every frame, so that the rest waits for the designer; null otherwise. */
  paused: ErrorData | null
}

export type BatchEvent =
  | { type: 'started'; targets: readonly FrameTarget[]; at: number }
  /** A frame's run began or went on. */
  | { type: 'stepped'; nodeId: string; run: FrameRun }
  /** One frame that has not begun, or all of them, shall not begin. */
  | { type: 'dropped'; nodeId: string | null; at: number }
  /** Frames that failed or were cancelled are run again. */
  | { type: 'retried'; nodeIds: readonly string[]; at: number }
  | { type: 'wentOn' }
  | { type: 'dismissed' }

export const NO_BATCH: Batch = { items: [], startedAt: 0, endedAt: 0, paused: null }

export function hasEnded({ state }: BatchItem): boolean {
  return state !== 'queued' && state !== 'running'
}

/** True for a frame that may be run again. */
export function isLost({ state }: BatchItem): boolean {
  return state === 'failed' || state === 'cancelled'
}
