import type { Rpc } from './rpc'
import { startWork } from './start-work'
import type { Work } from './work'

/** Who is asked, in the words of an error, and how long an answer may take, ms. */
export interface Asked {
  name: string
  timeoutMs: number
}

/**
 * Has one question answered in a Worker that lives no longer than that takes; where none can run, in the panel. Rejects
 * as the work does, and when it stops or takes too long.
 */
export async function askOnce<T>(
  { name, timeoutMs }: Asked,
  ask: (work: Rpc<Work>) => Promise<T>
): Promise<T> {
  const { work, end } = await startWork({ name })
  const timer = setTimeout(() => end(new Error(`${name} took too long.`)), timeoutMs)
  try {
    return await ask(work)
  } finally {
    clearTimeout(timer)
    end()
  }
}
