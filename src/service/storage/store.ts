/** Why a record is gone: it expired, or it was evicted before. */
export type Gone = 'expired' | 'dropped'

export type Found<T> = T | Gone | 'unknown'

export function isGone(found: unknown): found is Gone {
  return found === 'expired' || found === 'dropped'
}

export type Bytes = Uint8Array<ArrayBuffer>

/** Quotas of a store whose room is bounded: the oldest records of the same one give way. */
export type StoreQuota = 'results' | 'videos'

/** A record, and how long it is kept. Values are plain data: what the structured clone algorithm copies. */
export interface Entry<T extends object = object> {
  value: T
  /** When it expires, ms since 1970 by the service's clock. */
  expires: number
  /** The folder of the objects that stay as long as it, and as a link to them works. */
  objects?: string
  /** No quota: never evicted. */
  quota?: StoreQuota
}

/**
 * All that a service keeps, for one process or for many: records by kind and id, objects (files) by folder and name,
 * and lists. Each method rejects with `store_unavailable` when the place cannot be reached, and those that put reject
 * with `no_space` when nothing more fits; then nothing was put.
 */
export interface Store {
  /** Resolves when the store can be used. */
  ready: () => Promise<void>
  get: (kind: string, id: string) => Promise<Found<object>>
  /**
   * Puts what `change` makes of a record, or of undefined if there is none, and resolves to true; to false when it
   * makes null. If the record changes meanwhile, `change` is called again.
   */
  update: (
    kind: string,
    id: string,
    change: (entry: Entry | undefined) => Entry | null
  ) => Promise<boolean>
  /** Puts all of them or none. They stay for a day, or as long as the record that names their folder. */
  putObjects: (folder: string, objects: Readonly<Record<string, Bytes>>) => Promise<void>
  getObject: (folder: string, name: string) => Promise<Bytes | undefined>
  dropObjects: (folder: string) => Promise<void>
  /** Appends to a list and keeps the newest `most`. */
  push: (list: string, value: object, most: number) => Promise<void>
  /** A list from its oldest to its newest. */
  list: (list: string) => Promise<object[]>
}

/** How long unfinished jobs and their files are kept, ms. */
export const UNFINISHED_LIFETIME_MS = 24 * 60 * 60 * 1000

/** The records of one kind, which one class alone puts. */
export class Records<T extends object> {
  constructor(
    private readonly store: Store,
    private readonly kind: string
  ) {}

  get(id: string): Promise<Found<T>> {
    return this.store.get(this.kind, id) as Promise<Found<T>>
  }

  async put(id: string, entry: Entry<T>): Promise<void> {
    await this.store.update(this.kind, id, () => entry)
  }

  /** As the store's. */
  update(id: string, change: (entry: Entry<T> | undefined) => Entry<T> | null): Promise<boolean> {
    return this.store.update(this.kind, id, (entry) => change(entry as Entry<T> | undefined))
  }
}
