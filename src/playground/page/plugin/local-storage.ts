import type { StorageBacking } from '../../host/contract'

/** A plugin's clientStorage, kept in the browser for this address. Rejects when the browser is full. */
export function localStorageBacking(pluginId: string): StorageBacking {
  const prefix = `playground:${pluginId}:`
  const keys = (): string[] =>
    Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix))
      .map((key) => key.slice(prefix.length))
  return {
    get: (key) => {
      const text = localStorage.getItem(prefix + key)
      return Promise.resolve(text === null ? undefined : JSON.parse(text))
    },
    set: (key, value) =>
      soon(() => {
        localStorage.setItem(prefix + key, JSON.stringify(value))
      }),
    delete: (key) =>
      soon(() => {
        localStorage.removeItem(prefix + key)
      }),
    keys: () => Promise.resolve(keys())
  }
}

/** Turns the storage's throw when it is full into a rejection. */
function soon(work: () => void): Promise<void> {
  return Promise.resolve().then(work)
}
