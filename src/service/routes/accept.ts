import { bytesToHex } from '@noble/hashes/utils.js'
import type { Context } from 'hono'
import { isServiceError } from '../service-error'
import type { Queue, Task } from '../queue/queue'
import type { Reservation, ByteBudget } from '../queue/byte-budget'
import type { Pace } from '../requests/chunks-of'
import type { StorageLinks } from '../storage/storage-links'
import { type Store } from '../storage/store'
import type { TagStore } from '../tags/tag-store'

/** Shared by the routes that create tasks. */
export interface Shared {
  baseUrl: string
  store: Store
  queue: Queue
  links: StorageLinks
  tags: TagStore
  /** For bodies that hold pictures. */
  budget: ByteBudget
  /** The slowest that bodies may arrive. */
  pace: Pace | undefined
  /** Called with failures that no answer can say. */
  report: (error: unknown) => void
}

interface Accepted {
  task: Task
  /** The path of its result, below the base address. */
  address: string
  /** Keeps what the task needs. */
  keep: () => Promise<void>
  /** Drops what `keep` stored; by default the job's pictures. */
  drop?: () => Promise<void>
  reservation?: Reservation
}

/** 128 random bits in hexadecimal. Works without a secure context, where randomUUID is missing. */
export function randomId(): string {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(16)))
}

/** Keeps what a task needs, queues it, and answers 201. On failure nothing of it stays. */
export async function accept(
  c: Context,
  { task, address, keep, drop, reservation }: Accepted,
  { baseUrl, store, queue, report }: Shared
): Promise<Response> {
  const { id } = task
  try {
    await keep()
    await queue.add(task, { signal: c.req.raw.signal, ...(reservation && { reservation }) })
  } catch (error) {
    reservation?.leave()
    await (drop?.() ?? store.dropObjects(id)).catch((failure: unknown) => {
      // An unreachable store expires it later.
      if (!isServiceError(failure, 'store_unavailable')) report(failure)
    })
    throw error
  }
  const location = `${baseUrl}${address}/${id}`
  return c.json({ id, location }, 201, { Location: location })
}
