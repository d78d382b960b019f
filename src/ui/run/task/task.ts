import type { ErrorData } from '../../../bridge'

/** An analysis of a page, a video or an ad; everything the panel shows of it is derived from here. */
export interface Task<P extends string, R> {
  id: string
  title: string
  state: 'running' | 'done' | 'failed' | 'cancelled'
  /** The phase it is in, or was in when it ended. */
  phase: P
  /** 0 to 1 within the phase; null when the phase cannot tell. */
  progress: number | null
  /** Milliseconds since 1970. */
  startedAt: number
  endedAt: number | null
  /** The create call has left: from now on the service may have accepted it. */
  asked: boolean
  /** The id the service gave; null until it did. */
  serviceId: string | null
  result: R | null
  error: ErrorData | null
  /** True when the service has no result for this task and never will. */
  final: boolean
}

export type TaskEvent<P extends string, R> =
  | { type: 'entered'; phase: P }
  | { type: 'progressed'; progress: number }
  | { type: 'asked' }
  | { type: 'accepted'; serviceId: string }
  | { type: 'done'; result: R; at: number }
  | { type: 'failed'; error: ErrorData; final: boolean; at: number }
  | { type: 'cancelled'; at: number }

export function newTask<P extends string, R>(
  id: string,
  title: string,
  phase: P,
  startedAt: number
): Task<P, R> {
  return {
    id,
    title,
    state: 'running',
    phase,
    progress: null,
    startedAt,
    endedAt: null,
    asked: false,
    serviceId: null,
    result: null,
    error: null,
    final: false
  }
}

/**
 * The next state of a task whose phases go in the order of `phases`. What has ended stays as it ended,
 * and phases only go forward: an event that comes too late changes nothing.
 */
export function reduceTask<P extends string, R>(
  phases: readonly P[],
  task: Task<P, R>,
  event: TaskEvent<P, R>
): Task<P, R> {
  if (task.state !== 'running') return task
  switch (event.type) {
    case 'entered':
      return phases.indexOf(event.phase) > phases.indexOf(task.phase)
        ? { ...task, phase: event.phase, progress: null }
        : task
    case 'progressed':
      return { ...task, progress: Math.min(Math.max(event.progress, 0), 1) }
    case 'asked':
      return { ...task, asked: true }
    case 'accepted':
      return { ...task, serviceId: event.serviceId }
    case 'done':
      return { ...task, state: 'done', result: event.result, endedAt: event.at }
    case 'failed':
      return {
        ...task,
        state: 'failed',
        error: event.error,
        final: event.final,
        endedAt: event.at
      }
    case 'cancelled':
      return { ...task, state: 'cancelled', endedAt: event.at }
  }
}
