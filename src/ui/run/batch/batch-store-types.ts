import type { ReadonlySignal } from '@preact/signals'
import type { JournalEntry } from '../../../file'
import type { FrameTarget } from '../frame'
import type { RetryWay } from '../retry-way'
import type { Batch, BatchItem } from './batch'

/** Many frames in one run: one export at a time, a few analyses in flight. */
export interface BatchStore {
  batch: ReadonlySignal<Batch>
  items: ReadonlySignal<readonly BatchItem[]>
  /** True until every frame has ended; also while the rest waits for the designer. */
  running: ReadonlySignal<boolean>
  /** 0 to 1 over all frames. */
  progress: ReadonlySignal<number>
  /** What cancelling means for what has begun, and what it meant. */
  cancelNote: ReadonlySignal<string>
  /** Runs the frames; resolves when all have ended, however. Nothing happens while another run goes on. */
  start: (targets: readonly FrameTarget[]) => Promise<void>
  /** Fetches what services accepted in an earlier session. */
  resume: (entries: readonly JournalEntry[]) => Promise<void>
  /** Cancels one frame, or all that have not ended. */
  cancel: (nodeId?: string) => void
  /** How a frame that failed or was cancelled may go on; null for all others. */
  wayOf: (item: BatchItem) => RetryWay | null
  /**
   * Runs again what failed or was cancelled: one frame, or all but those whose sending again may be
   * charged twice.
   */
  retry: (nodeId?: string) => Promise<void>
  /** Goes on with the rest after a pause, and with what failed for its reason. */
  goOn: () => Promise<void>
  dismiss: () => void
  /** What screen readers are told. */
  says: ReadonlySignal<string>
}
