import type { ReadonlySignal } from '@preact/signals'
import type { JournalEntry } from '../../file'
import type { Batch, BatchItem } from './batch'
import type { RunPlan } from './drive-run'
import type { Recoveries } from './recovery'
import type { RetryWay, Run } from './run'

/** Runs of one kind, as views show them: the one that goes on or was the last, and those that wait for the designer. */
export interface RunStore
  extends Pick<RunPlan, 'kind'>, Pick<Recoveries, 'recoveries' | 'claim' | 'discard'> {
  /** In the designer's words. */
  phaseName: (phase: string) => string
  /** The run that was asked for by itself; null when there is none, and when it was dismissed. */
  run: ReadonlySignal<Run | null>
  /** How that run may go on, now that it has ended; null when it cannot. */
  retry: ReadonlySignal<RetryWay | null>
  running: ReadonlySignal<boolean>
  /** True when nothing can be started or resumed now: one is running, or the result could not be placed. */
  busy: ReadonlySignal<boolean>
  /** Says what cancelling does now; after cancelling, what it did. */
  cancelNote: ReadonlySignal<string>
  /** The sentence for screen readers, whichever screen is shown. */
  says: ReadonlySignal<string>
  /** Cancels one, or all that have not ended. */
  cancel: (source?: string) => void
  dismiss: () => void
  /**
   * Goes on with what failed or was cancelled, each in its way: the one that is named, the one alone, or all but those
   * whose sending again may be charged twice. Resolves when all have ended. Rejects when nobody can analyse.
   */
  again: (source?: string) => Promise<void>
  /** Takes over what an earlier session has left of this kind, and goes on with what can. Resolves when that has ended. */
  recover: (entries: readonly JournalEntry[]) => Promise<void>
  resume: (entry: JournalEntry) => void
  /** Asks for what an entry asked for as if it were new; null when that cannot be known. */
  repeat: (entry: JournalEntry) => (() => void) | null
}

/** The same with what only batches have. */
export interface BatchStore extends RunStore {
  /** The batch that goes on, or the last one until it is dismissed; without items when there is none. */
  batch: ReadonlySignal<Batch>
  items: ReadonlySignal<readonly BatchItem[]>
  /** 0 to 1 over all items. */
  progress: ReadonlySignal<number>
  /** How one that failed or was cancelled may go on; null for all others. */
  wayOf: (item: BatchItem) => RetryWay | null
  /** Goes on with the rest after a pause, and with what failed for its reason. */
  goOn: () => Promise<void>
}
