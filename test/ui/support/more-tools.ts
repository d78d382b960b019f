import type { MoreTools } from '../../../src/ui/run/handover'
import type { RunStore } from '../../../src/ui/run/run-store'
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

/** Resolves when a store's run is in a state, rejects when it ends in another. */
export async function reachRun<P extends string, I, R>(
  { until }: TestPanel,
  { run }: Pick<RunStore<P, I, R>, 'run'>,
  state: string
): Promise<void> {
  await until(() => run.value !== null && run.value.state !== 'running')
  const { state: now, error } = run.value ?? {}
  if (now !== state) throw new Error(`The run is ${now}: ${JSON.stringify(error)}`)
}
