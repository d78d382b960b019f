import type { ReadonlySignal } from '@preact/signals'
import type { ProviderInfo, TaskEntry } from '../../../file'
import type { Provider } from '../../provider/provider'
import type { Recovery } from '../recovery'
import type { RetryWay } from '../retry-way'
import type { TaskRun, TaskRunner } from './task-runner'

/** What is journalled of a task beside what every task has. */
export type TaskFacts = Pick<TaskEntry, 'title' | 'source' | 'medium' | 'predictions' | 'picture'>

export interface TaskContext<P extends string> extends TaskRun<P> {
  provider: Provider
  /**
   * Makes the create call, journalled before it leaves and when it is accepted. Called once. Returns
   * the entry that the second half works from; its `serviceId` is set.
   */
  send: (facts: TaskFacts, create: () => Promise<{ id: string }>) => Promise<AcceptedEntry>
}

export type AcceptedEntry = TaskEntry & { serviceId: string }

/** How one kind of task is carried out. */
export interface TaskPlan<P extends string, I, R> {
  kind: TaskEntry['kind']
  phases: readonly [P, ...P[]]
  /** Its phases in the designer's words, for screen readers. */
  names?: Record<P, string>
  /** The phase a task is in once it is accepted, where a resumed one starts. */
  waiting: P
  /** First half, up to the service's id, which `context.send` gives. */
  create: (context: TaskContext<P>, input: I) => Promise<AcceptedEntry>
  /** Second half, and all of a resumed task. */
  finish: (context: TaskContext<P>, entry: AcceptedEntry) => Promise<R>
  /** True where the result has to be placed: without edit access nothing is resumed. */
  needsEditing?: boolean
  /** What was asked for, to ask again; null when that cannot be known from the entry. */
  inputOf: (entry: TaskEntry) => I | null
}

/** Tasks of one kind: one runs at a time, what an earlier session has left can go on. */
export interface TaskStore<P extends string, I, R> extends Omit<TaskRunner<P, R>, 'start'> {
  kind: TaskEntry['kind']
  phases: readonly P[]
  /** Who carries out the task; null before the first one. */
  provider: ReadonlySignal<ProviderInfo | null>
  /** How the ended task may go on; null when it cannot. */
  retry: ReadonlySignal<RetryWay | null>
  /** What cancelling means now, and what it meant when the task was cancelled. */
  cancelNote: ReadonlySignal<string>
  recoveries: ReadonlySignal<readonly Recovery<TaskEntry>[]>
  /** True when nothing can be started or resumed now: one is running, or the result could not be placed. */
  busy: ReadonlySignal<boolean>
  /** What screen readers are told of it, wherever the designer is. */
  says: ReadonlySignal<string>
  start: (title: string, input: I) => void
  /** Goes on with the ended task in the way `retry` names. */
  again: () => void
  recover: (entries: readonly TaskEntry[]) => void
  resume: (entry: TaskEntry) => void
  /** Asks for what an entry asked for as if it were new; null when that cannot be known. */
  repeat: (entry: TaskEntry) => (() => void) | null
  discard: (entry: TaskEntry) => void
}
