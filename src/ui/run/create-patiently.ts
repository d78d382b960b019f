import { RateLimitedError } from '../../client'
import { sleep } from '../kit/timing/sleep'
import type { Run } from './run-tools'

/** As often as the client sends what may be sent again. */
const MOST_ATTEMPTS = 4
const LONGEST_WAIT_MS = 60_000
/** For a service that does not say how long it wants to be left alone. */
const FIRST_WAIT_MS = 10_000

/**
 * Creates an analysis, and again when the service had too many requests: it has refused that one without
 * accepting it, so nothing is sent twice. Waits as long as it asks for, at most a minute.
 */
export async function createPatiently<T>(
  { tools, signal, emit }: Pick<Run, 'signal' | 'emit'> & { tools: Pick<Run['tools'], 'now'> },
  create: () => Promise<T>
): Promise<T> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await create()
    } catch (error) {
      if (!(error instanceof RateLimitedError) || attempt === MOST_ATTEMPTS) throw error
      const asked = error.retryAfterMs ?? FIRST_WAIT_MS * 2 ** (attempt - 1)
      const wait = Math.min(asked, LONGEST_WAIT_MS)
      emit({ type: 'held', until: tools.now() + wait })
      await sleep(wait, signal)
    }
  }
}
