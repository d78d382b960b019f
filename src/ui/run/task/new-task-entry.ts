import type { TaskEntry } from '../../../file'
import type { Provider } from '../../provider/provider'
import type { Task } from './task'
import type { TaskFacts } from './task-store-types'

type About = Pick<TaskEntry, 'fileId' | 'kind'> & { provider: Provider }

/** A task as it is journalled before its create call leaves. */
export function newTaskEntry(
  { id, startedAt }: Pick<Task<string, unknown>, 'id' | 'startedAt'>,
  { fileId, kind, provider }: About,
  facts: TaskFacts
): TaskEntry {
  return {
    version: 1,
    taskId: id,
    fileId,
    kind,
    provider: provider.info,
    baseUrl: provider.baseUrl,
    phase: 'creating',
    serviceId: null,
    ...facts,
    startedAt
  }
}
