import type { Provider } from '../../provider/provider'
import type { RetryWay } from '../retry-way'
import type { Task } from './task'

type Ended = Pick<Task<string, unknown>, 'state' | 'asked' | 'serviceId' | 'final' | 'error'>

/** How a task that ended without a result may go on, by the rules of a frame's run. */
export function taskRetry(
  task: Ended,
  { charges, outlivesPanel }: Pick<Provider, 'charges' | 'outlivesPanel'>
): Exclude<RetryWay, 'repeated'> | null {
  if (task.state === 'running' || task.state === 'done') return null
  if (task.state === 'cancelled') return 'again'
  if (task.serviceId === null) {
    return task.asked && charges && task.error?.sent === 'maybe' ? 'ask' : 'again'
  }
  return task.final || !outlivesPanel ? 'again' : 'resume'
}
