import type { MainCalls, Remote } from '../../../bridge'
import type { TaskEntry } from '../../../file'
import { abortable } from '../../kit/timing/abortable'
import type { Provider } from '../../provider/provider'

export interface TaskJournal {
  /** Takes over what an earlier session has left. */
  adopt: (entries: readonly TaskEntry[]) => void
  /** Before the create call leaves, and again when the service has given an id. */
  write: (entry: TaskEntry, provider: Provider, signal: AbortSignal) => Promise<void>
  drop: (taskId: string) => Promise<void>
}

/** Keeps unfinished tasks of providers that charge for them or still know them after the panel is closed. */
export function createTaskJournal(bridge: Remote<MainCalls>): TaskJournal {
  const kept = new Set<string>()
  return {
    adopt: (entries) => entries.forEach(({ taskId }) => kept.add(taskId)),
    write: async (entry, { charges, outlivesPanel }, signal) => {
      if (!charges && !outlivesPanel) return
      kept.add(entry.taskId)
      await abortable(bridge.writeTask(entry), signal)
    },
    drop: async (taskId) => {
      if (kept.delete(taskId)) await bridge.dropTask(taskId)
    }
  }
}
