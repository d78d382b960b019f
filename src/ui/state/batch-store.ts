import { signal, type ReadonlySignal } from '@preact/signals'
import type { ErrorData } from '../../bridge'
import type { Job } from '../job/job'
import type { JobTarget } from './job-store-types'
import type { PanelTools } from './panel-tools'

/** One frame of a run over many. */
export interface BatchItem {
  target: JobTarget
  /** `kept`: its picture was analysed within the hour, so the result in the file was kept, unpaid. */
  state: 'queued' | 'running' | 'done' | 'kept' | 'failed' | 'cancelled'
  /** The run; null before it begins. */
  job: Job | null
  error: ErrorData | null
}

/** Many frames in one run: one export at a time, a few analyses in flight. */
export interface BatchStore {
  items: ReadonlySignal<readonly BatchItem[]>
  running: ReadonlySignal<boolean>
  /** 0 to 1 over all frames. */
  progress: ReadonlySignal<number>
  /** Runs the frames; resolves when all have ended, however. Nothing happens while another batch runs. */
  start: (targets: readonly JobTarget[]) => Promise<void>
  /** Cancels one frame, or all that have not ended. */
  cancel: (nodeId?: string) => void
  /** Runs again what failed or was cancelled. */
  retry: () => Promise<void>
  dismiss: () => void
  /** What screen readers are told. */
  says: ReadonlySignal<string>
}

export function createBatchStore(tools: PanelTools): BatchStore {
  void tools
  return {
    items: signal([]),
    running: signal(false),
    progress: signal(0),
    start: () => Promise.resolve(),
    cancel: () => undefined,
    retry: () => Promise.resolve(),
    dismiss: () => undefined,
    says: signal('')
  }
}
