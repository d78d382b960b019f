import { isServiceError, createGiveUp, type LaneName, NO_CAPTURE, NO_DECODER } from '../../service'
import { sleep } from '../../waiting'
import type { RedisBacking } from './redis-backing'

/** All ms. */
interface Times {
  /** How often is looked whether anybody does the works of a lane. */
  look: number
  /** When nobody does for so long, its works are given up: longer than workers take to be started anew. */
  patience: number
}

const TIMES: Times = { look: 5_000, patience: 60_000 }

/** Errors for jobs that no worker supports. Pictures wait: every worker can do them. */
const OUTCOMES = { pages: NO_CAPTURE, videos: NO_DECODER } as const

/**
 * Fails pages and videos while no worker of any machine can do them, so that nobody waits for them in vain, until it is
 * stopped. Every server does: where several do, the first to give a job its outcome has given it.
 */
export function giveUpUnattended(
  { queue, store, uploads }: Pick<RedisBacking, 'queue' | 'store' | 'uploads'>,
  report: (error: unknown) => void,
  { look, patience }: Times = TIMES
): { stop: () => void } {
  const stopping = new AbortController()
  const giveUp = createGiveUp({ store, uploads })
  const attended = { pages: performance.now(), videos: performance.now() }
  let isTold = false

  const lookAt = async (lane: LaneName & keyof typeof OUTCOMES): Promise<void> => {
    const now = performance.now()
    if (await queue.isAttended(lane)) attended[lane] = now
    else if (now - attended[lane] >= patience) {
      await queue.clear(lane, (work) => giveUp(work, OUTCOMES[lane]))
    }
  }
  const lookAround = async (): Promise<void> => {
    try {
      await Promise.all([lookAt('pages'), lookAt('videos')])
      isTold = false
    } catch (error) {
      // Workers cannot reach Redis either: they have their time anew. Its absence is told by who watches the connection.
      attended.pages = attended.videos = performance.now()
      if (!isServiceError(error, 'store_unavailable') && !isTold) report(error)
      isTold = true
    }
  }
  const goOn = (): Promise<void> => sleep(look, stopping.signal).then(lookAround).then(goOn)
  // It has no other end than being stopped.
  goOn().catch(() => undefined)
  return { stop: () => stopping.abort() }
}
