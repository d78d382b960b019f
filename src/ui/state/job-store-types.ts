import type { ReadonlySignal } from '@preact/signals'
import type { Brief, JournalEntry, MainCalls, Medium, Remote, Settings } from '../../bridge'
import type { Job } from '../job/job'
import type { Recovery } from '../job/recovery'
import type { RetryWay } from '../job/retry-way'
import type { RunTools } from '../job/run-tools'
import type { Provider } from '../provider/provider'
import type { Errors } from './errors'
import type { ResultStore } from './result-store'
import type { TextStore } from './text-store'

export interface JobTarget {
  id: string
  name: string
  medium: Medium
}

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

export interface JobStoreTools extends Pick<RunTools, 'now' | 'hash' | 'convert'> {
  bridge: Remote<MainCalls>
  fileId: string
  newId: () => string
  settings: () => Settings
  provider: () => Provider
  /** The provider a journal entry belongs to, null when it is not connected. */
  providerOf: (entry: JournalEntry) => Provider | null
  /** The brief that holds for a frame. Rejects when it cannot be read. */
  briefFor: (nodeId: string) => Promise<Brief | null>
  results: ResultStore
  texts: TextStore
  errors: Errors
}
