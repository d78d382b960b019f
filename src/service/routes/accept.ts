import type { Context } from 'hono'
import { isServiceError } from '../service-error'
import type { Queue, Work } from '../queue/queue'
import type { Reservation, ByteBudget } from '../queue/byte-budget'
import type { Pace } from '../requests/chunks-of'
import type { StorageLinks } from '../storage/storage-links'
import { type Store } from '../storage/store'
import type { TagStore } from '../tags/tag-store'

/** Shared by the routes that take works on. */
export interface Shared {
  baseUrl: string
  store: Store
  queue: Queue
  links: StorageLinks
  tags: TagStore
  /** For bodies that hold pictures. */
  budget: ByteBudget
  /** How fast bodies have to come. */
  pace: Pace | undefined
  /** Told of what goes wrong where no answer can say it. */
  report: (error: unknown) => void
}

interface Accepted {
  work: Work
  /** Where its result is to be found, below the base address. */
  address: string
  /** Keeps what the work needs. */
  keep: () => Promise<void>
  /** Lets go of it; of the job's pictures when left out. */
  letGo?: () => Promise<void>
  reservation?: Reservation
}

/** Keeps what a work needs, hands it to whoever does it, and answers 201. Where that fails, nothing of it stays. */
export async function accept(
  c: Context,
  { work, address, keep, letGo, reservation }: Accepted,
  { baseUrl, store, queue, report }: Shared
): Promise<Response> {
  const { id } = work
  try {
    await keep()
    await queue.add(work, { signal: c.req.raw.signal, ...(reservation && { reservation }) })
  } catch (error) {
    reservation?.leave()
    await (letGo?.() ?? store.dropObjects(id)).catch((failure: unknown) => {
      // What cannot be reached is swept up by itself.
      if (!isServiceError(failure, 'store_unavailable')) report(failure)
    })
    throw error
  }
  const location = `${baseUrl}${address}/${id}`
  return c.json({ id, location }, 201, { Location: location })
}
