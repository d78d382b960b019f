import type { ReadonlySignal } from '@preact/signals'
import type { JournalEntry, Settings } from '../../file'
import type { Provider } from '../provider/provider'
import type { FrameTools } from './frame-tools'
import type { Job, JobTarget } from './job'
import type { Recovery } from './recovery'
import type { RetryWay } from './retry-way'

export type { JobTarget } from './job'

export interface JobStore {
  /** The running job, or the last one until its message is dismissed. */
  job: ReadonlySignal<Job | null>
  running: ReadonlySignal<boolean>
  /** How the ended job may go on. */
  retry: ReadonlySignal<RetryWay | null>
  /** What cancelling means now, and what it meant when the job was cancelled. */
  cancelNote: ReadonlySignal<string>
  /** Jobs of an earlier session that need the designer. */
  recoveries: ReadonlySignal<readonly Recovery[]>
  /** Starts a run; `repeat` pays again for a picture analysed within the hour. One runs at a time. */
  start: (target: JobTarget, repeat?: boolean) => void
  cancel: () => void
  /** Goes on with the ended job in the way `retry` names. */
  again: () => void
  dismiss: () => void
  recover: (entries: readonly JournalEntry[]) => void
  resume: (entry: JournalEntry) => void
  discard: (entry: JournalEntry) => void
}

export interface JobStoreTools extends Omit<FrameTools, 'inTurn'> {
  newId: () => string
  settings: () => Settings
  /** Throws a GlanceError when none is set up. */
  provider: () => Provider
  /** The provider a journal entry belongs to, null when it is not connected. */
  providerOf: (entry: JournalEntry) => Provider | null
  /** True while a run of the other kind, single or many, goes on. */
  blocked: () => boolean
}
