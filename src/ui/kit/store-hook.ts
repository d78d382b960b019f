import { untracked } from '@preact/signals'
import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** Finds a feature's store from inside a view, and names it in `Stores`. */
export interface StoreHook<T> {
  (): T
  storeName: string
}

export function storeHook<T>(storeName: string): StoreHook<T> {
  const hook: StoreHook<T> = Object.assign(() => useContext(StoresContext).of(hook), { storeName })
  return hook
}

/** The panel's stores by their hooks, each created at first use. */
export class Stores {
  readonly #create = new Map<unknown, () => unknown>()
  readonly #created = new Map<unknown, unknown>()

  add<T>(hook: StoreHook<T>, create: () => T): this {
    this.#create.set(hook, create)
    return this
  }

  /** Throws where the panel was composed without the store. */
  readonly of = <T>(hook: StoreHook<T>): T => {
    const create = this.#create.get(hook)
    if (create === undefined) throw new Error(`The panel has no ${hook.storeName}.`)
    // Untracked: a view that is the first to ask must not follow what a new store reads.
    if (!this.#created.has(hook)) this.#created.set(hook, untracked(create))
    return this.#created.get(hook) as T
  }
}

export const StoresContext = createContext(new Stores())
