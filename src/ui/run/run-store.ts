import type { ReadonlySignal } from '@preact/signals'
import type { JournalEntry, RunKind } from '../../file'
import type { Job, RetryWay } from './job'
import type { JobTable } from './job-table'

/** A run that was left unfinished and waits for the designer. */
export interface Recovery {
  /**
   * How it may go on.
   * `resume`: the service has accepted it, its result can be fetched.
   * `unknown`: the create call may have been accepted; only the designer may send it again.
   * `interrupted`: it ended with the panel, and nothing was charged.
   * `elsewhere`: it belongs to a service that is not connected now.
   * `otherName`: the file had another name, so that this one may be a copy or a branch of it.
   */
  kind: 'resume' | 'unknown' | 'interrupted' | 'elsewhere' | 'otherName'
  entry: JournalEntry
}

/** Runs of one kind, as views show them: the group that goes on or was the last, and those that wait for the designer. */
export interface RunStore {
  kind: RunKind
  /** In the designer's words. */
  phaseName: (phase: string) => string
  /** The group with what waits. */
  batch: ReadonlySignal<JobTable>
  /** The group that goes on, or the last one until it is dismissed; empty when there is none. */
  items: ReadonlySignal<readonly Job[]>
  /** 0 to 1 over all items. */
  progress: ReadonlySignal<number>
  /** The run that was asked for by itself; null when there is none, and when it was dismissed. */
  run: ReadonlySignal<Job | null>
  /** How that run may go on, now that it has ended; null when it cannot. */
  retry: ReadonlySignal<RetryWay | null>
  running: ReadonlySignal<boolean>
  /** True when nothing can be started or resumed now: one is running, or the result could not be placed. */
  busy: ReadonlySignal<boolean>
  /** Says what cancelling does now; after cancelling, what it did. */
  cancelNote: ReadonlySignal<string>
  /** The sentence for screen readers, whichever screen is shown. */
  says: ReadonlySignal<string>
  /** Unfinished runs of an earlier session, or put aside in this one. */
  recoveries: ReadonlySignal<readonly Recovery[]>
  /** Cancels one, or all that have not ended. */
  cancel: (source?: string) => void
  dismiss: () => void
  /**
   * Goes on with what failed or was cancelled, each in its way: the one that is named, the one alone, or all but those
   * whose sending again may be charged twice. Resolves when all have ended. Rejects when no provider can be used.
   */
  again: (source?: string) => Promise<void>
  /** Goes on with the rest after a pause, and with what failed for its reason. */
  goOn: () => Promise<void>
  /** Takes over what an earlier session has left of this kind, and goes on with what can. Resolves when that has ended. */
  recover: (entries: readonly JournalEntry[]) => Promise<void>
  resume: (entry: JournalEntry) => void
  /** Asks for what an entry asked for as if it were new; null when that cannot be known. */
  repeat: (entry: JournalEntry) => (() => void) | null
  /** The file was renamed: what was begun under its earlier name is its own. */
  claim: (entry: JournalEntry) => void
  /** Takes an entry out of the journal, too. */
  discard: (entry: JournalEntry) => void
}

export type BatchStore = RunStore
