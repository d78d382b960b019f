import type { TaskStore } from '../../../src/ui/run/task/task-store-types'
import type { MoreTools } from '../../../src/ui/run/task/more-tools'
import type { TestPanel } from './test-panel'

/** What the stores behind More are made of, with the More tab open. */
export function moreTools({ tools, brief }: TestPanel): MoreTools {
  return {
    ...tools,
    briefFor: brief.briefFor,
    inspectVideo: () => Promise.resolve({ seconds: 1, width: 16, height: 9 }),
    idle: () => Promise.resolve()
  }
}

/** Resolves when a store's task is in a state, rejects when it ends in another. */
export async function reachTask<P extends string, I, R>(
  { until }: TestPanel,
  { task }: TaskStore<P, I, R>,
  state: string
): Promise<void> {
  await until(() => task.value !== null && task.value.state !== 'running')
  const { state: now, error } = task.value ?? {}
  if (now !== state) throw new Error(`The task is ${now}: ${JSON.stringify(error)}`)
}
