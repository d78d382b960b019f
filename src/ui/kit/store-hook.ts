import { createContext } from 'preact'
import { useContext } from 'preact/hooks'

/** The panel's stores, each by the hook that finds it. */
export type Stores = ReadonlyMap<unknown, unknown>

export const StoresContext = createContext<Stores>(new Map())

/** Finds a feature's store from inside a view. */
export interface StoreHook<T> {
  (): T
  /** The store as an entry of `Stores`. */
  of: (store: T) => readonly [hook: unknown, store: unknown]
}

/** The hook of one store. It throws where the panel was composed without that. */
export function storeHook<T>(name: string): StoreHook<T> {
  const hook = (): T => {
    const stores = useContext(StoresContext)
    if (!stores.has(hook)) throw new Error(`The panel has no ${name}.`)
    return stores.get(hook) as T
  }
  return Object.assign(hook, { of: (store: T) => [hook, store] as const })
}
