import { isServiceError, createGiveUp, type LaneName, NO_CAPTURE, NO_DECODER } from '../../service'
import { sleep } from '../../waiting'
import type { RedisBacking } from './redis-backing'

/** Times, ms. */
const TIMES = {
  /** Between two checks for workers of a lane. */
  look: 5_000,
  /** How long a lane may be without workers: longer than they take to restart. */
  patience: 60_000
}

/** Errors for jobs that no worker supports. Pictures wait: every worker can do them. */
const OUTCOMES = { pages: NO_CAPTURE, videos: NO_DECODER } as const

/**
 * Fails pages and videos while no worker can run them, so that callers do not wait for nothing. Every server does this:
 * the first outcome of a job counts.
 */
export function giveUpUnattended(
  { queue, store, uploads }: Pick<RedisBacking, 'queue' | 'store' | 'uploads'>,
  report: (error: unknown) => void,
  { look, patience } = TIMES
): { stop: () => void } {
  const stopping = new AbortController()
  const giveUp = createGiveUp({ store, uploads })
  const attended = { pages: performance.now(), videos: performance.now() }
  let isReported = false

  const lookAt = async (lane: LaneName & keyof typeof OUTCOMES): Promise<void> => {
    const now = performance.now()
    if (await queue.isAttended(lane)) attended[lane] = now
    else if (now - attended[lane] >= patience) {
      await queue.clear(lane, (task) => giveUp(task, OUTCOMES[lane]))
    }
  }
  const lookAround = async (): Promise<void> => {
    try {
      await Promise.all([lookAt('pages'), lookAt('videos')])
      isReported = false
    } catch (error) {
      // Workers cannot reach Redis either, so their time begins anew. `watchConnection` reports the lost connection.
      attended.pages = attended.videos = performance.now()
      if (!isServiceError(error, 'store_unavailable') && !isReported) report(error)
      isReported = true
    }
  }
  const goOn = (): Promise<void> => sleep(look, stopping.signal).then(lookAround).then(goOn)
  // It has no other end than being stopped.
  goOn().catch(() => undefined)
  return { stop: () => stopping.abort() }
}
