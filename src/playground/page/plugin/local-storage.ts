import type { StorageBacking } from '../../host/contract'

/** A plugin's clientStorage, kept in the browser for this address. Rejects when the browser is full. */
export function localStorageBacking(pluginId: string): StorageBacking {
  const prefix = `playground:${pluginId}:`
  return {
    get: (key) => {
      const text = localStorage.getItem(prefix + key)
      return Promise.resolve(text === null ? undefined : JSON.parse(text))
    },
    // Not at once: a storage that is full throws.
    set: (key, value) =>
      Promise.resolve().then(() => localStorage.setItem(prefix + key, JSON.stringify(value))),
    delete: (key) => Promise.resolve().then(() => localStorage.removeItem(prefix + key)),
    keys: () => {
      const ours = Object.keys(localStorage).filter((key) => key.startsWith(prefix))
      return Promise.resolve(ours.map((key) => key.slice(prefix.length)))
    }
  }
}
