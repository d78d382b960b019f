import type { Rpc } from './rpc'
import { type Script, startWork } from './start-work'
import { words } from './words'

/**
 * Has a script answer one question, in a Worker that lives no longer than that takes; where none can run, in the panel.
 * Rejects as the work does, and when it stops or takes longer than `timeoutMs`.
 */
export async function askOnce<Work extends object, T>(
  script: Script,
  timeoutMs: number,
  ask: (work: Rpc<Work>) => Promise<T>
): Promise<T> {
  const { work, end } = await startWork<Work>(script)
  const timer = setTimeout(
    () => end(new Error(words().tookTooLong(words().workers[script.who]))),
    timeoutMs
  )
  try {
    return await ask(work)
  } finally {
    clearTimeout(timer)
    end()
  }
}
