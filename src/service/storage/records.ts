import type { Entry, Found, Store } from './store'

/** The records of one kind. What they are is known to whoever puts them, and nobody else puts any. */
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
