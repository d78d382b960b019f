import { computed, signal, type ReadonlySignal } from '@preact/signals'
import { describeError } from '../../words/describe-error'
import { isFinal } from '../is-final'
import { newTask, reduceTask, type Task, type TaskEvent } from './task'

/** What a task's work is given. */
export interface TaskRun<P extends string> {
  id: string
  startedAt: number
  signal: AbortSignal
  enter: (phase: P) => void
  /** 0 to 1 within the phase. */
  progress: (value: number) => void
  /** The create call leaves now. */
  asked: () => void
  /** The service has given its id: from now on the result can be fetched by it. */
  accepted: (serviceId: string) => void
}

export interface TaskRunner<P extends string, R> {
  /** The running task, or the last one until it is dismissed. */
  task: ReadonlySignal<Task<P, R> | null>
  running: ReadonlySignal<boolean>
  /** Starts a task unless one runs; `id` continues an earlier one under its name. */
  start: (title: string, work: (run: TaskRun<P>) => Promise<R>, id?: string) => void
  cancel: () => void
  dismiss: () => void
}

export interface TaskRunnerTools {
  newId: () => string
  now: () => number
  /** Told of every task when its work has settled. */
  onSettled?: (id: string) => void
}

/** Runs one task at a time and keeps its record. Work that goes on after a cancel is not heard any more. */
export function createTaskRunner<P extends string, R>(
  phases: readonly [P, ...P[]],
  { newId, now, onSettled = () => undefined }: TaskRunnerTools
): TaskRunner<P, R> {
  const task = signal<Task<P, R> | null>(null)
  const running = computed(() => task.value?.state === 'running')
  let control = new AbortController()

  function start(title: string, work: (run: TaskRun<P>) => Promise<R>, id = newId()): void {
    if (running.value) return
    const own = new AbortController()
    control = own
    const startedAt = now()
    task.value = newTask(id, title, phases[0], startedAt)
    const emit = (event: TaskEvent<P, R>): void => {
      if (task.value?.id === id && control === own)
        task.value = reduceTask(phases, task.value, event)
    }
    const run: TaskRun<P> = {
      id,
      startedAt,
      signal: own.signal,
      enter: (phase) => emit({ type: 'entered', phase }),
      progress: (progress) => emit({ type: 'progressed', progress }),
      asked: () => emit({ type: 'asked' }),
      accepted: (serviceId) => emit({ type: 'accepted', serviceId })
    }
    const fail = (error: unknown): void =>
      emit({ type: 'failed', error: describeError(error), final: isFinal(error), at: now() })
    void work(run)
      .then((result) => emit({ type: 'done', result, at: now() }), fail)
      .then(() => onSettled(id))
  }

  return {
    task,
    running,
    start,
    cancel: () => {
      if (task.value === null || !running.value) return
      task.value = reduceTask(phases, task.value, { type: 'cancelled', at: now() })
      control.abort(new DOMException('Cancelled.', 'AbortError'))
    },
    dismiss: () => {
      if (!running.value) task.value = null
    }
  }
}
