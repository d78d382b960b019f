import type { SelectedNode } from '../../bridge'
import { storeHook } from '../kit/store-hook'
import { mediumOf } from '../words/pick-medium'
import { createFramePlan, type FrameTarget } from './frame-plan'
import type { RunTools } from './run-tools'
import { type BatchStore, createRuns } from './runs'

/** Analyses of frames, one or many. */
export interface FrameRuns extends BatchStore {
  /** Analyses a frame for the chosen medium. */
  analyse: (frame: Pick<SelectedNode, 'id' | 'name' | 'width' | 'height'>) => void
  /** Analyses one alone. `repeat` pays again for what was analysed within the hour. */
  start: (frame: FrameTarget, repeat?: boolean) => void
  /** Analyses many; resolves when all have ended, however. Rejects when nobody can analyse. */
  startAll: (frames: readonly FrameTarget[]) => Promise<void>
}

export const useRuns = storeHook<FrameRuns>('runs')

export function createFrameRuns(tools: RunTools): FrameRuns {
  const plan = createFramePlan(tools, () => runs.batch.value.alone)
  const runs = createRuns(tools, plan)
  const start: FrameRuns['start'] = (frame, repeat) => runs.start(plan.ask(frame), repeat)
  return {
    ...runs,
    start,
    startAll: (frames) => runs.startAll(frames.map(plan.ask)),
    analyse: ({ id, name, width, height }) =>
      start({ id, name, medium: mediumOf(tools.settings.settings.value, { width, height }) })
  }
}
