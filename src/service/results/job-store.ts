import {
  type Bytes,
  Records,
  type Found,
  type Store,
  type StoreQuota,
  UNFINISHED_LIFETIME_MS
} from '../storage/store'

/** A job as found by its id. */
interface Job<Outcome> {
  /** null while pending. */
  finished: Outcome | null
}

interface Retention {
  /** How long the result is kept from its completion, ms. */
  lifetimeMs: number
  quota: StoreQuota
}

/** Jobs of one kind by their id, which is also the folder of their pictures. */
export class JobStore<Outcome extends object, OneJob extends Job<Outcome>> {
  private readonly jobs: Records<OneJob>

  constructor(
    private readonly store: Store,
    kind: string,
    protected readonly clock: () => number,
    private readonly retention: Retention
  ) {
    this.jobs = new Records(store, kind)
  }

  add(id: string, job: OneJob): Promise<void> {
    const expires = this.clock() + UNFINISHED_LIFETIME_MS
    return this.jobs.put(id, { value: job, expires, objects: id })
  }

  find(id: string): Promise<Found<OneJob>> {
    return this.jobs.get(id)
  }

  async isPending(id: string): Promise<boolean> {
    const job = await this.find(id)
    return typeof job === 'object' && job.finished === null
  }

  /** Puts pictures of a job, unless another process has finished it. */
  async putObjects(id: string, objects: Readonly<Record<string, Bytes>>): Promise<void> {
    if (await this.isPending(id)) await this.store.putObjects(id, objects)
  }

  /** Gives a job its outcome, once: a task that ran twice changes nothing. A failed job keeps no picture. */
  async finish(id: string, outcome: Outcome & { status: 'success' | 'failed' }): Promise<void> {
    if (!(await this.isPending(id))) return
    // Before anything is stored: the job may have failed for lack of space.
    if (outcome.status === 'failed') await this.store.dropObjects(id)
    const { lifetimeMs, quota } = this.retention
    await this.jobs.update(id, (entry) => {
      if (entry?.value.finished !== null) return null
      const value = { ...entry.value, finished: outcome }
      return { value, expires: this.clock() + lifetimeMs, objects: id, quota }
    })
  }
}
