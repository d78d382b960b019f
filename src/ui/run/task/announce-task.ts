import type { Task } from './task'

/** What screen readers are told of a task; nothing of a failed one, whose card speaks for itself. */
export function announceTask<P extends string, R>(
  { state, phase, title }: Task<P, R>,
  names?: Record<P, string>
): string {
  if (state === 'running') return `${title}: ${names?.[phase] ?? 'running'}.`
  if (state === 'done') return `${title} is analysed.`
  return state === 'cancelled' ? 'Cancelled.' : ''
}
