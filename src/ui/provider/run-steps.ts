import type { JournalEntry } from '../../file'

/** A run that a service has accepted. */
export type AcceptedEntry = JournalEntry & { serviceId: string }

/** What is journalled of a run beside what every run has. */
export type RunFacts = Pick<JournalEntry, 'medium'> &
  Partial<Pick<JournalEntry, 'title' | 'predictions' | 'picture'>>

/** What a run gives its provider to tell of its way. */
export interface RunSteps<P extends string> {
  /** Of the run. */
  id: string
  /** Aborts when the run is cancelled. */
  signal: AbortSignal
  enter: (phase: P) => void
  progress: (done: number, of: number) => void
  /** Makes a service's create call, journalled before it leaves and when it is accepted. Called once. */
  send: (facts: RunFacts, create: () => Promise<{ id: string }>) => Promise<AcceptedEntry>
}
